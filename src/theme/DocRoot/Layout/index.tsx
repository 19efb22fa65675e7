// Change: adds the styles of pages with a sidebar.
import './styles.css';

export {default} from '@theme-original/DocRoot/Layout';
