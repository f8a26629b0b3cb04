/**
 * Loaded into a server before anything else: its clock goes forward by as many milliseconds as its parent says, who is
 * told when it has.
 */
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
