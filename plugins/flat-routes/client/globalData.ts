// Replaces @generated/globalData. It has the docs of the known pages only.
export {default} from '@generated/flat-routes/globalData.json';
// Its first reader renders the first page, whose docs must be there.
import './pages';
