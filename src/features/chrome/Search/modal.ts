// Before the modal: it keeps DocSearch from probing for `eval`.
import '@site/src/lib/skipEvalProbe';

export {DocSearchModal} from '@docsearch/react/modal';
