/*
 * The engine of the hostile conditions, /stress.js. No reader's program runs
 * beside it: each of its runs is in a worker of its own, of this same script,
 * told by its first message what it is.
 */
import {MESSAGE_KINDS, RUN_LIMITS} from '../shapes/runLimits';
import {
  outlineReport,
  replayBase,
  runStress,
} from '@combosite-functions/stress';
import {ProgramWorker, StoppedError} from './programWorker';
import {
  compiling,
  findBase,
  hearOnce,
  runAndSend,
  runCustomFunction,
  send,
  sendReport,
  tell,
} from './shared';
import type {StressOptions} from '@combosite-functions/stress';
import type {FrameRequest} from '../shapes/frameMessages';
import type {ProgramAnswer, ProgramRequest} from './programWorker';

type EngineRequest = Exclude<FrameRequest, {kind: 'run'}>;

hearOnce((request: EngineRequest | ProgramRequest) => {
  if (request.kind === 'program') {
    void serve(request);
  } else {
    void work(request);
  }
});

/** Runs programs for the engine. */
async function serve(request: ProgramRequest): Promise<void> {
  const answer = (message: ProgramAnswer): void => tell(message);
  answer({kind: 'started'});
  if (request.isForPage) {
    return runAndSend(() => request);
  }
  try {
    const {source, scenario, company} = request;
    const result = await runCustomFunction({
      source,
      scenario,
      company,
      isObserved: true,
      ...compiling,
    });
    hearOnce((next: ProgramRequest) => void serve(next));
    answer({kind: 'finished', result});
  } catch {
    answer({kind: 'failed'});
  }
}

async function work(request: EngineRequest): Promise<void> {
  try {
    await (request.kind === 'stress' ? tryAll(request) : replay(request));
  } catch (error) {
    const isLate = error instanceof StoppedError && error.reason === 'timeout';
    send(isLate ? MESSAGE_KINDS.timeout : MESSAGE_KINDS.failure, null);
  }
}

async function tryAll(request: EngineRequest): Promise<void> {
  const end = performance.now() + RUN_LIMITS.trialMillis;
  const timeLeft = (): number => end - performance.now();
  const report = await runStress({
    ...optionsOf(request, timeLeft),
    signal: {
      get aborted() {
        return timeLeft() <= 0;
      },
      reason: `全体で${RUN_LIMITS.trialMillis / 1000}秒を過ぎたため、試していません。`,
    },
    onProgress: (progress) => send(MESSAGE_KINDS.progress, progress),
  });
  sendReport(MESSAGE_KINDS.stress, outlineReport(report, false));
}

async function replay(
  request: Extract<EngineRequest, {kind: 'replay'}>,
): Promise<void> {
  const base = await replayBase(optionsOf(request), request.variantId);
  if (!base) {
    throw new Error(`There is no case ${request.variantId}.`);
  }
  const {source, engine} = request;
  const {company, scenario} = base;
  await new ProgramWorker(engine).run(
    {source, company, scenario, isForPage: true},
    RUN_LIMITS.runMillis,
    tell,
  );
}

function optionsOf(
  {source, scenario, engine}: EngineRequest,
  timeLeft = (): number => Infinity,
): StressOptions {
  const worker = new ProgramWorker(engine);
  return {
    source,
    ...findBase(scenario),
    run: (options) =>
      worker.run(
        {
          source: options.source,
          scenario: options.scenario,
          company: options.company,
          isForPage: false,
        },
        Math.min(RUN_LIMITS.conditionMillis, timeLeft()),
      ),
  };
}
