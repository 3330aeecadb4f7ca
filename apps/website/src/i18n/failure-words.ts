/**
 * What an error page says; `call` where telephone numbers follow, `report` where a mail can help, and
 * `instead` where another page has what was looked for.
 */
export type FailureWords = {
  title: string
  text: string
  call?: string
  instead?: { label: string; href: string }
  report?: { label: string; subject: string; body: string }
}
