// Change: offers to reload and a way to support instead of a stack trace.
export {PageCrash as default} from '@site/src/features/resilience/PageCrash';
