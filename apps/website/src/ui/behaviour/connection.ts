/** The visitor's connection as far as browsers tell. */
export type Connection = {
  onLine: boolean
  connection?: { saveData?: boolean; effectiveType?: string } | undefined
}

/** Some browsers tell nothing of the connection; then it is a good one. */
export function connectionNow(): Connection {
  const { onLine } = navigator
  return 'connection' in navigator && typeof navigator.connection === 'object'
    ? { onLine, connection: { ...readConnection(navigator.connection) } }
    : { onLine }
}

function readConnection(connection: object | null): NonNullable<Connection['connection']> {
  const saveData = connection !== null && 'saveData' in connection && connection.saveData === true
  const type = connection !== null && 'effectiveType' in connection ? connection.effectiveType : ''
  return { saveData, effectiveType: typeof type === 'string' ? type : '' }
}
