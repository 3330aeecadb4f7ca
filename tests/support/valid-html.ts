import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

/** What makes a document invalid: a line for each fault, with the name of the page. */
export async function invalidIn(name: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${name}:${line} ${ruleId}: ${message}`),
  )
}
