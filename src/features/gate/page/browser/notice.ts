import {NOTICE_IDS} from '../../shared/noticeIds';

const TEXTS = {
  asking: ['共有パスワードを入力してください。'],
  checking: ['パスワードを確認しています。'],
  opening: ['ページを開いています。'],
  unanswered: [
    'パスワードが入力されていません。',
    '入力欄が表示されないときは、ブラウザーが入力欄を止めています。このページを再読み込みするか、別のブラウザーで開いてください。',
  ],
  failed: [
    'ページを読み込めませんでした。',
    '通信の状態を確認してから、ページを開き直してください。',
  ],
} as const;

const BUTTONS: Partial<Record<keyof typeof TEXTS, string>> = {
  unanswered: 'もう一度入力する',
  failed: 'ページを開き直す',
};

/**
 * Shows what the gate is doing.
 *
 * @param state - what to show
 * @param onRetry - called when the reader presses the button that goes with it
 */
export function showState(
  state: keyof typeof TEXTS,
  onRetry?: () => void,
): void {
  const status = document.getElementById(NOTICE_IDS.status);
  const button = document.getElementById(NOTICE_IDS.retry);
  if (!status || !button) {
    throw new Error('gate: the notice is missing.');
  }
  status.replaceChildren(
    ...TEXTS[state].map((text) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      return paragraph;
    }),
  );
  button.textContent = BUTTONS[state] ?? '';
  button.hidden = onRetry === undefined;
  button.onclick = onRetry ?? null;
  if (onRetry) {
    button.focus();
  }
}

/** Waits until what was shown can be seen; a hidden page waits, too. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
