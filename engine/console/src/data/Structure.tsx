import type { ReactNode } from 'react'
import type { Table } from '../catalog.ts'
import { href } from '../route.ts'

export const Structure = ({ table }: { table: Table }): ReactNode => (
  <div className="scroll">
    <table className="grid">
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Type</th>
          <th scope="col">Null</th>
          <th scope="col">Default</th>
          <th scope="col">Refers to</th>
          <th scope="col">Comment</th>
        </tr>
      </thead>
      <tbody>
        {table.columns.map((column) => {
          const key = table.foreignKeys.find((each) => each.columns.includes(column.name))
          return (
            <tr key={column.name}>
              <th scope="row">
                {column.name}
                {table.primaryKey.includes(column.name) && <small className="badge">key</small>}
                {column.field !== column.name && <small className="muted"> as {column.field}</small>}
              </th>
              <td>{column.type}</td>
              <td>{column.notNull ? '' : 'null'}</td>
              <td>
                <code>{column.generated ? 'generated' : column.default}</code>
              </td>
              <td>{key && <a href={href(['data', key.schema, key.table])}>{key.table}</a>}</td>
              <td className="wrap">{column.comment}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
