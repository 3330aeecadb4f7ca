import { slots } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { blocks } from './blocks.generated.ts'
import { blocksFor } from './index.ts'
import { groups } from './pictures/groups.ts'

test('each block has the name of its folder', () => {
  for (const [name, { slug }] of Object.entries(blocks)) expect(slug).toBe(name)
})

test.for(slots)(
  'the drawer of %s has its groups in order; in each what most pages need, then A to Z',
  (slot) => {
    const common = ['text', 'bild-text']
    const shown = blocksFor(slot).map(({ slug, admin, labels }) => ({
      isCommon: common.includes(slug),
      group: admin?.group,
      label: typeof labels?.singular === 'string' ? labels.singular : '',
    }))
    const inGroups = Object.values(groups).flatMap((name) =>
      shown
        .filter(({ group }) => group === name)
        .toSorted(
          (a, b) => Number(b.isCommon) - Number(a.isCommon) || a.label.localeCompare(b.label, 'de'),
        ),
    )
    expect(shown).toEqual(inGroups)
  },
)
