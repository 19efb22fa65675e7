export {useLayoutEffect as default} from 'react';
