// Change: adds the site's styles.
import './styles.css';

export {default} from '@theme-original/SearchPage';
