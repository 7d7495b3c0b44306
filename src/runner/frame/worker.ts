/*
 * The program of the worker: runs one custom function on the sample company.
 * Whatever it needs of its own scope is taken before the reader's code starts.
 */
import {MESSAGE_KINDS, RUN_LIMITS} from '../../shapes/runLimits';
import {exerciseScenarios} from '../../sample-company/exerciseScenarios';
import {findScenario, runCustomFunction} from '../../runtime';
import {sampleCompany, scenarios} from '../../sample-company';
import {reportLogLine, reportRun} from './reportRun';
import {withoutPrototypes} from './withoutPrototypes';
import type {RunRequest} from '../../shapes/frameMessages';

/** What this program uses of a worker's scope. */
interface WorkerScope {
  postMessage?: (message: string) => void;
  onmessage: ((event: {readonly data: RunRequest}) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const post = scope.postMessage?.bind(globalThis);
const {stringify} = JSON;

// The reader's program has no way to speak to the frame past this one.
delete scope.postMessage;

scope.onmessage = ({data}) => {
  scope.onmessage = null;
  void run(data);
};

function send(
  kind: (typeof MESSAGE_KINDS)[keyof typeof MESSAGE_KINDS],
  value: unknown,
): void {
  // A toJSON that the program gave to all objects would be asked otherwise.
  post?.(kind + stringify(withoutPrototypes(value)));
}

async function run({source, scenario: name}: RunRequest): Promise<void> {
  try {
    const scenario = findScenario([...scenarios, ...exerciseScenarios], name);
    const result = await runCustomFunction({
      source,
      scenario,
      company: sampleCompany,
      limits: {
        logLines: RUN_LIMITS.logLines,
        logLineLength: RUN_LIMITS.logLineLength,
      },
      onLog: (line) => send(MESSAGE_KINDS.log, reportLogLine(line)),
    });
    send(
      MESSAGE_KINDS.report,
      reportRun(result, sampleCompany, scenario.dryRun),
    );
  } catch {
    send(MESSAGE_KINDS.failure, null);
  }
}
