/** For `admin` of a field that its own validation requires: its label has the sign of such fields. */
export const must = { components: { Label: '/admin/must.tsx#Must' } } as const
