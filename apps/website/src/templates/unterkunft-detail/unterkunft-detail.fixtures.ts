import { bildExamples, examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['unterkunft-detail']
const picture = { bild: bildExamples.konzerthaus, bildtext: 'Der Garten', bildcopyright: null }

/** Examples of `unterkunft-detail`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'unterkunft-detail'> = {
  ...examples['unterkunft-detail'],
  'with-pictures': { ...typical, context: { ...typical.context, bilder: [picture] } },
}
