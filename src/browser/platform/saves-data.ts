/** Whether the visitor has asked the browser to save data. */
export const savesData = () => navigator.connection?.saveData === true;
