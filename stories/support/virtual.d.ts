declare module 'virtual:mui-imports' {
  /** Our components by the MUI part that they import. */
  const muiImports: Record<string, string[]>;
  export default muiImports;
}
