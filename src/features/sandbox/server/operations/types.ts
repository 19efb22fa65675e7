import type {SandboxState} from '../state';
import type {Done, Refusal, SandboxEnv} from '../types';

export type Query = Readonly<Record<string, string>>;

/** A call that reads. */
export type Read = (state: SandboxState, query: Query, env: SandboxEnv) => Done | Refusal;

/** A call with a body, which may change the account. */
export type Write = (
  state: SandboxState,
  body: unknown,
  env: SandboxEnv,
) => (Done & {readonly state: SandboxState}) | Refusal;
