import type { CreateTableBuilder } from 'kysely'

/** Deleted with its account. */
export function withOwner<Table extends string, Column extends string>(
  table: CreateTableBuilder<Table>,
  column: Column,
): CreateTableBuilder<Table, Column> {
  return table.addColumn(column, 'text', (owner) => owner.notNull().references('user.id').onDelete('cascade'))
}
