// The front door of the oracle: a naive, immutable interpreter of the same rules, to hold the engine against.
export { oracleApply } from './apply.ts';
export { canonicalOf } from './canonical.ts';
export { judge, oracleForbids, oracleLegal } from './forbids.ts';
export { oracleLeave } from './leave.ts';
export { oracleNewGame } from './setup.ts';
export { deciderOf } from './state.ts';
export type { OracleState } from './state.ts';
export { oracleEvents } from './tell.ts';
export { oracleView } from './view.ts';
export type { OracleView } from './view.ts';
export { nameOf } from './world.ts';
export type { OracleAction } from './world.ts';
