import { enableCompileCache } from 'node:module';

// Compiled code of an earlier start saves a fifth of the time. `NODE_COMPILE_CACHE` names another directory.
enableCompileCache();
await import('./runServer.ts');
