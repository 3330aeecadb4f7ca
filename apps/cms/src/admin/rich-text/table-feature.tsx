'use client'
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableCellNodeFromLexicalNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableSelection,
  INSERT_TABLE_COMMAND,
  TableCellHeaderStates,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin'

/** A new table: one heading row, two rows, two columns. */
const newTable = { columns: '2', rows: '3', includeHeaders: { rows: true, columns: false } }

/** The cell that the cursor is in; null outside of tables. */
function $cellOf(selection: BaseSelection | null): TableCellNode | null {
  if (!($isRangeSelection(selection) || $isTableSelection(selection))) return null
  return $getTableCellNodeFromLexicalNode(selection.anchor.getNode())
}

/** Turns the heads of the row or the column of the cursor on, or off where they are on. */
function $toggleHeads(state: number): void {
  const cell = $cellOf($getSelection())
  if (cell === null) return
  const isRow = state === TableCellHeaderStates.ROW
  const place = cell.getParent()?.getChildren().indexOf(cell) ?? 0
  const rows = $getTableNodeFromLexicalNodeOrThrow(cell).getChildren()
  const cells = isRow
    ? (cell.getParent()?.getChildren() ?? [])
    : rows.flatMap((row) => ('getChildAtIndex' in row ? [rowChild(row, place)] : []))
  const isOn = cell.hasHeaderState(state)
  for (const one of cells)
    if (one instanceof TableCellNode)
      one.setHeaderStyles(isOn ? TableCellHeaderStates.NO_STATUS : state, state)
}

function rowChild(row: unknown, place: number): unknown {
  return row instanceof TableRowNode ? row.getChildAtIndex(place) : null
}

type Act = { key: string; label: string; act: () => void }

/** What can be done with the table that the cursor is in. */
const acts: readonly Act[] = [
  { key: 'zeile', label: 'Zeile darunter', act: () => void $insertTableRowAtSelection() },
  { key: 'spalte', label: 'Spalte rechts', act: () => void $insertTableColumnAtSelection() },
  {
    key: 'kopfzeile',
    label: 'Zeile ist Überschrift',
    act: () => $toggleHeads(TableCellHeaderStates.ROW),
  },
  {
    key: 'kopfspalte',
    label: 'Spalte ist Überschrift',
    act: () => $toggleHeads(TableCellHeaderStates.COLUMN),
  },
  { key: 'ohne-zeile', label: 'Zeile löschen', act: $deleteTableRowAtSelection },
  { key: 'ohne-spalte', label: 'Spalte löschen', act: $deleteTableColumnAtSelection },
  {
    key: 'ohne-tabelle',
    label: 'Tabelle löschen',
    act: () => {
      const cell = $cellOf($getSelection())
      if (cell !== null) $getTableNodeFromLexicalNodeOrThrow(cell).remove()
    },
  },
]

/** A grid of lines, as large as the other signs of the toolbar. */
function TableSign() {
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 20 20" width="20" height="20">
      <path d="M4 5h12v10H4zM4 8.5h12M10 5v10" fill="none" stroke="currentColor" />
    </svg>
  )
}

const insert = ({ editor }: { editor: LexicalEditor }) => {
  editor.dispatchCommand(INSERT_TABLE_COMMAND, newTable)
}

/** Tables of text, with words of ours: Payload’s own are in English alone (E15). */
export const TableFeature = createClientFeature({
  nodes: [TableNode, TableCellNode, TableRowNode],
  plugins: [{ Component: () => <TablePlugin />, position: 'normal' }],
  slashMenu: {
    groups: [
      {
        key: 'tabelle',
        label: 'Tabelle',
        items: [
          {
            Icon: TableSign,
            key: 'tabelle',
            keywords: ['tabelle'],
            label: 'Tabelle',
            onSelect: insert,
          },
        ],
      },
    ],
  },
  toolbarFixed: {
    groups: [
      {
        key: 'tabelle',
        type: 'dropdown',
        ChildComponent: TableSign,
        order: 40,
        items: [
          { key: 'neu', label: 'Tabelle einfügen', onSelect: insert },
          ...acts.map(({ key, label, act }) => ({
            key,
            label,
            isEnabled: ({ selection }: { selection: BaseSelection }) => $cellOf(selection) !== null,
            onSelect: ({ editor }: { editor: LexicalEditor }) => editor.update(act),
          })),
        ],
      },
    ],
  },
})
