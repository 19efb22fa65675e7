// Change: adds its styles.
import './styles.css';

export {default} from '@theme-original/PaginatorNavLink';
