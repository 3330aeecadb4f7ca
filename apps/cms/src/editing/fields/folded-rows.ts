/** Rows of a form lie folded until an editor opens one; one that was just added is open. */
export const foldedRows = {
  initCollapsed: true,
  components: { beforeInput: ['/admin/unfold-new-rows.tsx#UnfoldNewRows'] },
}
