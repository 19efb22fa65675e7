import {describeSdk} from './describeSdk';

describeSdk('ruby', {ending: 'Error', argument: 'ArgumentError'});
