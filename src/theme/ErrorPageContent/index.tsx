// Change: offers a reload and a link to support instead of a stack trace.
export {PageCrash as default} from '@site/src/features/resilience/PageCrash';
