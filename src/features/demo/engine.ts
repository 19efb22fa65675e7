/** Code and data of the demo from its second step on. The home page loads it when someone uses the demo. */
export {industryOf} from '@site/src/data/demo/industries';
export {writeSequence} from '@site/src/domain/sequence/writeSequence';
export {announcementOf, isTicking, linkedPosition, progressOf, TICK_MS} from './demoMachine';
export {chapters} from './tour/chapters';
export {guidedReducer, isClockNeeded} from './tour/guide';
export {TourBar} from './tour/TourBar';
export {Leads} from './view/Leads';
export {Results} from './view/Results';
export {Sequence, SequenceTools} from './view/Sequence';
