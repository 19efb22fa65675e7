import {restoreTranslatedText} from '@site/src/lib/translatedText';

if (typeof window !== 'undefined') restoreTranslatedText();
