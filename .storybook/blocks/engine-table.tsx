import rows from '../../docs/contributing/engines.json'
import { engineTitles, wayTitles } from '../../scripts/engines/engine.ts'
import type { Row } from '../../scripts/engines/table.ts'
import { Verdict } from './verdict.tsx'

/** Stories by engine and theme, as the last runs found them. */
export function EngineTable() {
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            {['Engine', 'As', 'Passed', 'Failed, and known why', 'Failed, not known', 'Day'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(rows as Row[]).map(({ engine, way, version, day, run, failures }) => {
            const unknown = failures.filter(({ cause }) => cause === undefined)
            const passed = run - failures.length
            return (
              <tr key={`${engine} ${way}`}>
                <th scope="row">
                  {engineTitles[engine]} {version}
                </th>
                <td>{wayTitles[way]}</td>
                <td>
                  <Verdict verdict={unknown.length === 0 ? 'passed' : 'failed'} text={`${passed} of ${run}`} />
                </td>
                <td>{failures.length - unknown.length}</td>
                <td title={unknown.map(({ id }) => id).join(', ') || undefined}>{unknown.length}</td>
                <td>{day}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
