import { useTexts } from '../../i18n/index.ts'
import { Pagination } from './index.ts'

function Pages({ current, last }: { current: number; last: number }) {
  return <Pagination current={current} last={last} query={{}} words={useTexts().list} />
}

/** Named examples of the links from page to page. */
export const examples = {
  first: () => <Pages current={1} last={4} />,
  middle: () => <Pages current={12} last={48} />,
  last: () => <Pages current={3} last={3} />,
  'beyond-the-last': () => <Pages current={99} last={5} />,
  'one-page': () => <Pages current={1} last={1} />,
}
