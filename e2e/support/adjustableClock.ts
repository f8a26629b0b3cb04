/** Preloaded into a server: moves its clock forward by the milliseconds that its parent process sends, and confirms. */
let ahead = 0;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + ahead] : args, newTarget),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name)),
});

process.on('message', (milliseconds: number) => {
  ahead += milliseconds;
  process.send?.('turned');
});
