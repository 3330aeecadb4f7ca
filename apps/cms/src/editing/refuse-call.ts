/** An answer that says in German why a call is refused, as the back office reads it. */
export function refuseCall(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
