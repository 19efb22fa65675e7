import {describeSdk} from './describeSdk';

describeSdk('php', {ending: 'Exception', argument: 'InvalidArgumentException'});
