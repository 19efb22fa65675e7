import type {DemoState} from './demoMachine';
import type {GuidedState} from './tour/guide';

export const initialDemo: DemoState = {step: 'start', isFallback: false};

export const initialGuided: GuidedState = {demo: initialDemo, tour: {status: 'off'}};
