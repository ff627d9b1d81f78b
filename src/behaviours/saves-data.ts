/** Whether the visitor has asked the browser to save data. */
export const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
};
