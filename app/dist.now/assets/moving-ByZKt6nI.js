import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{a as t,dt as n,st as r,t as i}from"./libraries-CO3eaAi_.js";import{t as a}from"./follow-pointer-BJIyJ91e.js";import{Ot as o,ct as s,dt as c,ft as l,lt as u,ot as d,st as f,ut as p}from"./list-DRwdXwa6.js";import{In as m,Mt as h,Nt as g,Ot as _,X as v}from"./start-D7C81CvM.js";import{Yt as y,en as b,jn as x,yn as S}from"./inside-Dq_ako9A.js";var C=e(r(),1),w=i();function T({size:e},t){let n=[],r=0;for(let i of[...t].toSorted((e,t)=>e-t))i<r||(n.push(i),r=i+(e[i]??1));return n}function E({parent:e,size:t,position:n,kids:r,rootCount:i},a,o,s){for(let e of a){if(e===o)return`itself`;if(o>e&&o<e+(t[e]??1))return`descendant`}let[c]=a;if(a.length!==1||c===void 0)return null;let l=n[c]??1,u=e[c]??-1,d=u<0?i:r[u]??0;return s===`inside`?u===o&&l===d?`same`:null:o<0||u!==(e[o]??-1)?null:(n[o]??1)-l===(s===`before`?1:-1)?`same`:null}var D=({items:e},t,n,r)=>({moved:t.map(t=>e[t]),target:n<0?null:e[n],position:r}),O=t.div`
  position: fixed;
  z-index: var(--ui-layer-popover);
  max-inline-size: 300px;
  padding: var(--ui-space-1) var(--ui-space-2);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  box-shadow: var(--ui-shadow-2);
  pointer-events: none;

  &[data-refused] {
    border-color: var(--ui-color-error);
    background: var(--ui-color-error-bg);
  }
`,k=t.div`
  position: absolute;
  inset: auto var(--ui-space-3) var(--ui-space-3);
  z-index: 4;
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * var(--ui-space-3));
  margin-inline: auto;
  padding: var(--ui-space-2) var(--ui-space-2) var(--ui-space-2) var(--ui-space-3);
  border: 1px solid currentColor;
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-success-bg);
  color: var(--ui-color-success);
  box-shadow: var(--ui-shadow-2);

  &[data-tone='refused'] {
    background: var(--ui-color-error-bg);
    color: var(--ui-color-error);
  }
  > span {
    color: var(--ui-color-text);
    overflow-wrap: anywhere;
  }
`,A=({name:e,x:t,y:n,refusal:r})=>(0,C.createPortal)((0,w.jsx)(O,{"aria-hidden":!0,"data-refused":r!==null||void 0,style:{left:t+14,top:n+10},children:r??e}),document.body),j={itself:`tree.intoItself`,descendant:`tree.intoDescendant`,same:`tree.alreadyThere`};function M({index:e,textOf:t,onMove:n,canMove:r,isSelected:i,selection:a,isSorted:o,siblingsOf:s,openBranch:c,say:u,t:d,cut:f,setCut:p,setDialogFor:m,begin:h,settle:g,holdSteps:_}){let v=t=>{let n=l(e);return T(e,[...t].flatMap(e=>n.get(e)??[]))},y=t=>t.flatMap(t=>e.items[t]?[e.keyOf(e.items[t])]:[]),b=e=>i(e)&&a.size>1?v(a):[e],x=n=>{let[r]=n,i=r===void 0?void 0:e.items[r];return n.length===1&&i?d(`tree.quoted`,{name:t(i)}):d(`tree.items`,{n:n.length})},S=(t,n,i)=>{let a=E(e,t,n,i);if(a)return d(j[a]);if(o&&i!==`inside`)return d(`tree.isSorted`);let s=r?.(D(e,t,n,i))??!0;return s===!0?null:s},C=(e,t)=>u(d(`tree.refused`,{name:x(e),why:t}),`refused`),w=(r,i,a)=>{let o=S(r,i,a);if(o!==null)return C(r,o),!1;if(!h())return C(r,d(`tree.movePending`)),!1;let s=x(r),l=i<0?void 0:e.items[i],f=l?d(`tree.moved.${a}`,{name:s,target:t(l)}):d(`tree.moved.top`,{name:s}),m=D(e,r,i,a);return p(new Set),a===`inside`&&i>=0&&c(i),Promise.resolve().then(()=>n?.(m)).then(e=>e===`told`||e===`refused`?null:u(f,`done`),e=>C(r,e instanceof Error&&e.message?e.message:d(`tree.moveFailed`))).finally(g),!0};return{nodesOf:v,takenWith:b,nameOf:x,refusalOf:S,perform:w,cutFrom(e){let t=b(e);p(new Set(y(t))),u(d(`tree.cutDone`,{name:x(t)}),`done`)},pasteAt(e){let t=v(f);t.length===0?u(d(`tree.nothingCut`),`refused`):w(t,e,`inside`)},reorder(e,t){let[n=``]=y([e]);if(t===0||_(n,t))return;let r=s(e),i=r.indexOf(e),a=Math.min(r.length-1,Math.max(0,i+t)),o=r[a];o!==void 0&&a!==i?w([e],o,t>0?`after`:`before`):C([e],d(t>0?`tree.isLast`:`tree.isFirst`))},askWhere:e=>m(y(b(e)))}}var N=6,P=32,F=700,I=(e,t)=>document.elementFromPoint(e,t)?.closest(`[data-row]`)??null;function L(e,t){let{top:n,height:r}=e.getBoundingClientRect(),i=(t-n)/r;return i<.25?`before`:i>.75?`after`:`inside`}function R(e,t,{latest:n,setDrop:r,setCarried:i,wasDragged:o}){let{clientX:s,clientY:c}=e,l=()=>M(n.current.moves.tools),u=e=>{let{rows:t,scroller:a,isSorted:o,isOpen:s,open:c}=n.current,u=I(e.x,e.y),d=u&&a.current?.contains(u)?Number(u.dataset.row):-1,p=t[d];d===e.hover.row?d>=0&&performance.now()-e.hover.since>F&&s(d)===!1&&c(d):e.hover={row:d,since:performance.now()};let m=null;if(u&&p!==void 0&&!f(p)){let t=o?`inside`:L(u,e.y);m={row:d,position:t,refusal:l().refusalOf(e.nodes,p,t)}}let h=e.mark;e.mark=m,(h?.row!==m?.row||h?.position!==m?.position||h?.refusal!==m?.refusal)&&r(m),i({name:l().nameOf(e.nodes),x:e.x,y:e.y,refusal:m?.refusal??null})},d=({y:e})=>{let t=n.current.scroller.current;if(!t)return;let{top:r,bottom:i}=t.getBoundingClientRect(),a=e<r+P?e-r-P:e>i-P?e-i+P:0;t.scrollTop+=Math.max(-32,Math.min(P,a))/3},p=null,m=0,h=()=>{p&&!g.signal.aborted&&(d(p),u(p),m=requestAnimationFrame(h))},g=a(e,{canEscape:()=>p!==null,onMove(e){let r=Math.hypot(e.clientX-s,e.clientY-c)>=N,i=n.current.rows[t];!p&&r&&i!==void 0&&!f(i)&&(o.current=!0,p={nodes:l().takenWith(i),mark:null,hover:{row:-1,since:0},x:0,y:0},m=requestAnimationFrame(h)),p&&(p.x=e.clientX,p.y=e.clientY,u(p))},onEnd({isDone:e}){if(cancelAnimationFrame(m),p&&e&&u(p),r(null),i(null),!p||!e)return;let t=p.mark?n.current.rows[p.mark.row]:void 0;p.mark&&t!==void 0&&l().perform(p.nodes,t,p.mark.position)}});return g}var z=e(n(),1),B=t.div`
  display: grid;
  gap: var(--ui-space-3);
`,V=t.div`
  block-size: min(320px, 40vh);
`,H=t.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  min-block-size: 1.45em;
  color: var(--ui-color-error);
`;function U({tree:e,moves:{tools:t,closeDialog:n},keys:r}){let{items:i,itemText:a,itemKey:l=u,itemChildren:f=s,itemIcon:b,hasMore:x,onLoad:S,onSearch:C}=e,{t:T}=g(),[E,D]=(0,z.useState)(``),[O,k]=(0,z.useState)(e.isLine===!0?`after`:`inside`),[A,j]=(0,z.useState)(null),[N,P]=(0,z.useState)(!1),[F,I]=(0,z.useState)(!1),L=M(t),R=L.nodesOf(r),U=()=>O===`top`||A===null?-1:p(c(i,{keyOf:l,childrenOf:f,hasMore:x}),A),W=O===`top`||A!==null,G=O===`top`?`inside`:O,K=W?L.refusalOf(R,U(),G):N?T(`tree.chooseTarget`):null,q=K??(F?T(`tree.movePending`):null),J=()=>{P(!0),W&&K===null&&(L.perform(R,U(),G)?n():I(!0))};if(R.length===0)return null;let Y=e.isLine===!0?[`before`,`after`]:[`inside`,`before`,`after`,`top`];return(0,w.jsx)(y,{title:T(`tree.moveTitle`,{name:L.nameOf(R)}),onClose:n,footer:(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)(_,{onPress:n,children:T(`tree.cancel`)}),(0,w.jsx)(_,{tone:`primary`,onPress:J,children:T(`tree.move`)})]}),children:(0,w.jsxs)(B,{children:[(0,w.jsx)(o,{label:T(`tree.where`),orientation:`horizontal`,value:O,onValueChange:({value:e})=>e&&k(e),options:Y.map(e=>({value:e,text:T(`tree.where.${e}`)}))}),O!==`top`&&(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)(v,{label:T(`tree.search`),type:`search`,value:E,onValueChange:({value:e})=>D(e)}),(0,w.jsx)(V,{children:(0,w.jsx)(d,{label:T(`tree.destination`),items:i,itemKey:l,itemText:a,itemChildren:f,itemIcon:b,hasMore:x,onLoad:S,onSearch:C,defaultExpansion:e.expansion,search:E,selectionMode:`single`,onSelectionChange:({selection:e})=>j([...e][0]??null)})})]}),(0,w.jsx)(H,{role:`status`,children:q!==null&&(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)(h,{name:m}),q]})})]})})}function W({notice:{tone:e,text:t},onDismiss:n}){let{t:r}=g();return(0,w.jsxs)(k,{"data-tone":e,children:[(0,w.jsx)(h,{name:e===`done`?x:m,size:20}),(0,w.jsx)(`span`,{children:t}),(0,w.jsx)(b,{label:r(`tree.dismiss`),icon:S,size:`small`,onPress:n})]})}export{A as CarriedLabel,U as MoveDialog,W as MoveNotice,R as followDrag,M as movesOf};