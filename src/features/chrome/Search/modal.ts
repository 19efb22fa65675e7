// Before the modal: it keeps DocSearch from probing for `eval`.
import '@site/src/lib/skipEvalProbe';

import '@docsearch/react/modal';

import './modal.css';
