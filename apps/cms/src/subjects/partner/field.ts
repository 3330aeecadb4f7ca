import type { Field } from 'payload'

const admin = '/subjects/partner/admin'

/** Above the form: what a partner has sent and nobody has decided about. */
export const partnerProposal: Field = {
  name: 'partnervorschlag',
  type: 'ui',
  admin: {
    components: { Field: `${admin}/partner-proposal.tsx#PartnerProposal` },
    disableListColumn: true,
  },
}

/** Beside an entry: who keeps it. */
export const partnerPanel: Field = {
  name: 'partnerpflege',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: `${admin}/partner-panel.tsx#PartnerPanel` },
    disableListColumn: true,
  },
}
