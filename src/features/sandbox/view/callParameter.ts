/** The name in the address of the operation whose console is open: `?call=sendEmail&try=…`. */
export const CALL_PARAMETER = 'call';
