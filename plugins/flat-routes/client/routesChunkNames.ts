import {pages} from './pages';

/** Replaces @generated/routesChunkNames. It has the routes of the known pages only. */
export default pages.chunkNames;
