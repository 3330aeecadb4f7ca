/** What an error page says; `call` where telephone numbers follow, `report` where a mail can help. */
export type FailureWords = {
  title: string
  text: string
  call?: string
  report?: { label: string; subject: string; body: string }
}
