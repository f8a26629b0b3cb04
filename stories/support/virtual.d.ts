declare module 'virtual:mui-imports' {
  /** The components of ours by the part of MUI that they import. */
  const muiImports: Record<string, string[]>;
  export default muiImports;
}
