const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/keep-placed-CbIOhsoJ.js","assets/rolldown-runtime-XKyaHtl9.js","assets/libraries-CO3eaAi_.js","assets/dashboard--efWrxw3.js","assets/start-D7C81CvM.js","assets/list-DRwdXwa6.js","assets/services-address-CpFIjItJ.js","assets/endpoints-B1hISZ8p.js","assets/endpoints-BbUsk46O.js","assets/screens-Ch3ecPwB.js","assets/calendar-wDJGKCd9.js","assets/chart-HNOg74p3.js","assets/series-paint-CjFNV-gd.js","assets/view-calls-CjAW4YoX.js","assets/palette-CoGVvmYP.js","assets/rows-part-BWjvJtJY.js","assets/shortcuts-sheet-fUjT_g3R.js","assets/why-dialog-RcB_MzrE.js","assets/heading-83sLBjPA.js","assets/use-group-D5JCGt1V.js","assets/endpoints-I0MQ1bNq.js","assets/endpoints-BTAL2pSs.js","assets/pinned-tiles-CZ8cUDr6.js"])))=>i.map(i=>d[i]);
import{n as e,r as t,t as n}from"./rolldown-runtime-XKyaHtl9.js";import{E as r,F as i,H as a,I as o,K as s,O as c,T as l,U as u,W as d,Y as f,_t as p,a as m,bt as h,dt as g,gt as _,ht as v,it as y,k as b,mt as x,n as S,p as C,s as w,st as T,t as E,u as ee,ut as D,vt as te,yt as O}from"./libraries-CO3eaAi_.js";import{$n as ne,$r as re,$t as ie,An as k,At as ae,B as oe,Bt as se,C as ce,Ci as le,Cn as ue,Cr as de,Ct as fe,Dn as pe,E as A,En as me,Et as he,Fn as ge,Ft as _e,G as ve,Gn as ye,Gr as be,Gt as xe,H as Se,I as Ce,In as we,It as Te,J as Ee,Jn as De,Jr as Oe,Jt as ke,K as Ae,Kn as je,Kr as Me,Kt as Ne,L as Pe,Ln as Fe,M as Ie,Mn as Le,Mt as j,N as Re,Nn as ze,Nt as Be,O as M,Oi as Ve,On as He,Or as Ue,Ot as We,Pn as Ge,Pr as Ke,Pt as qe,Qn as Je,Qr as Ye,R as Xe,Rn as N,Rt as Ze,S as Qe,Sr as $e,St as et,T as tt,Ti as nt,Tn as rt,Tt as it,U as at,V as ot,Vt as st,W as ct,Wt as lt,X as ut,Xn as dt,Xt as ft,Y as pt,Yn as mt,Yr as ht,Yt as gt,Zn as _t,Zt as vt,_i as yt,_n as bt,_r as xt,ai as St,an as Ct,ar as wt,b as Tt,bi as Et,bn as Dt,cn as Ot,cr as kt,d as At,di as jt,dn as Mt,dr as Nt,ei as Pt,en as Ft,er as It,f as Lt,fn as Rt,ft as zt,gi as Bt,gn as Vt,h as Ht,hi as Ut,hn as P,hr as Wt,ht as Gt,ii as Kt,in as qt,ir as Jt,jn as Yt,k as Xt,kn as Zt,kt as Qt,ln as F,lr as $t,m as en,mi as tn,mn as I,mr as nn,mt as rn,ni as an,nn as on,nr as sn,on as cn,or as ln,p as un,pi as dn,pr as fn,pt as pn,q as mn,qn as hn,qr as gn,qt as _n,rn as vn,rr as yn,sn as bn,sr as xn,t as Sn,ti as Cn,tn as wn,tr as Tn,ui as En,un as Dn,ur as On,v as kn,vn as An,vr as jn,w as Mn,wi as Nn,wn as Pn,wt as Fn,x as In,xn as Ln,xr as Rn,y as zn,yn as L,yr as Bn,yt as Vn,z as Hn,zn as Un,zt as Wn}from"./start-D7C81CvM.js";var Gn={name:`arrow-down`,size:24,node:[[`path`,{d:`M12 5v14`,key:`s699le`}],[`path`,{d:`m19 12-7 7-7-7`,key:`1idqje`}]]};Gn.node;var Kn=N(Gn),qn={name:`arrow-left`,size:24,node:[[`path`,{d:`m12 19-7-7 7-7`,key:`1l729n`}],[`path`,{d:`M19 12H5`,key:`x3x0zl`}]]};qn.node;var Jn=N(qn),Yn={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};Yn.node;var Xn=N(Yn),Zn={name:`arrow-up-down`,size:24,node:[[`path`,{d:`m21 16-4 4-4-4`,key:`f6ql7i`}],[`path`,{d:`M17 20V4`,key:`1ejh1v`}],[`path`,{d:`m3 8 4-4 4 4`,key:`11wl7u`}],[`path`,{d:`M7 4v16`,key:`1glfcx`}]]};Zn.node;var Qn=N(Zn),$n={name:`arrow-up`,size:24,node:[[`path`,{d:`m5 12 7-7 7 7`,key:`hav0vg`}],[`path`,{d:`M12 19V5`,key:`x0mq9r`}]]};$n.node;var er=N($n),tr={name:`bell-off`,size:24,node:[[`path`,{d:`M10.268 21a2 2 0 0 0 3.464 0`,key:`vwvbt9`}],[`path`,{d:`M17 17H4a1 1 0 0 1-.74-1.673C4.59 13.956 6 12.499 6 8a6 6 0 0 1 .258-1.742`,key:`178tsu`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}],[`path`,{d:`M8.668 3.01A6 6 0 0 1 18 8c0 2.687.77 4.653 1.707 6.05`,key:`1hqiys`}]]};tr.node;var nr=N(tr),rr={name:`bell`,size:24,node:[[`path`,{d:`M10.268 21a2 2 0 0 0 3.464 0`,key:`vwvbt9`}],[`path`,{d:`M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326`,key:`11g9vi`}]]};rr.node;var ir=N(rr),ar={name:`briefcase`,size:24,node:[[`path`,{d:`M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16`,key:`jecpp`}],[`rect`,{width:`20`,height:`14`,x:`2`,y:`6`,rx:`2`,key:`i6l2r4`}]]};ar.node;var or=N(ar),sr={name:`building`,size:24,node:[[`path`,{d:`M12 10h.01`,key:`1nrarc`}],[`path`,{d:`M12 14h.01`,key:`1etili`}],[`path`,{d:`M12 6h.01`,key:`1vi96p`}],[`path`,{d:`M16 10h.01`,key:`1m94wz`}],[`path`,{d:`M16 14h.01`,key:`1gbofw`}],[`path`,{d:`M16 6h.01`,key:`1x0f13`}],[`path`,{d:`M8 10h.01`,key:`19clt8`}],[`path`,{d:`M8 14h.01`,key:`6423bh`}],[`path`,{d:`M8 6h.01`,key:`1dz90k`}],[`path`,{d:`M9 22v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3`,key:`cabbwy`}],[`rect`,{x:`4`,y:`2`,width:`16`,height:`20`,rx:`2`,key:`1uxh74`}]]};sr.node;var cr=N(sr),lr={name:`calendar`,size:24,node:[[`path`,{d:`M8 2v3`,key:`1ioesn`}],[`path`,{d:`M16 2v3`,key:`otl347`}],[`rect`,{x:`3`,y:`3`,width:`18`,height:`18`,rx:`2`,key:`h1oib`}],[`path`,{d:`M3 9h18`,key:`1pudct`}]]};lr.node;var ur=N(lr),dr={name:`chart-column`,size:24,node:[[`path`,{d:`M3 3v16a2 2 0 0 0 2 2h16`,key:`c24i48`}],[`path`,{d:`M18 17V9`,key:`2bz60n`}],[`path`,{d:`M13 17V5`,key:`1frdt8`}],[`path`,{d:`M8 17v-3`,key:`17ska0`}]],aliases:[`bar-chart-3`]};dr.node;var fr=N(dr),pr={name:`check`,size:24,node:[[`path`,{d:`M20 6 9 17l-5-5`,key:`1gmf2c`}]]};pr.node;var mr=N(pr),hr={name:`chevron-down`,size:24,node:[[`path`,{d:`m6 9 6 6 6-6`,key:`qrunsl`}]]};hr.node;var gr=N(hr),_r={name:`chevron-left`,size:24,node:[[`path`,{d:`m15 18-6-6 6-6`,key:`1wnfg3`}]]};_r.node;var vr=N(_r),yr={name:`chevron-right`,size:24,node:[[`path`,{d:`m9 18 6-6-6-6`,key:`mthhwq`}]]};yr.node;var br=N(yr),xr={name:`chevron-up`,size:24,node:[[`path`,{d:`m18 15-6-6-6 6`,key:`153udz`}]]};xr.node;var Sr=N(xr),Cr={name:`chevrons-left`,size:24,node:[[`path`,{d:`m11 17-5-5 5-5`,key:`13zhaf`}],[`path`,{d:`m18 17-5-5 5-5`,key:`h8a8et`}]]};Cr.node;var wr=N(Cr),Tr={name:`chevrons-right`,size:24,node:[[`path`,{d:`m6 17 5-5-5-5`,key:`xnjwq`}],[`path`,{d:`m13 17 5-5-5-5`,key:`17xmmf`}]]};Tr.node;var Er=N(Tr),Dr={name:`chevrons-up-down`,size:24,node:[[`path`,{d:`m7 15 5 5 5-5`,key:`1hf1tw`}],[`path`,{d:`m7 9 5-5 5 5`,key:`sgt6xg`}]]};Dr.node;var Or=N(Dr),kr={name:`circle-check`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m16 9-5.5 5.5L8 12`,key:`xofnsj`}]],aliases:[`check-circle-2`]};kr.node;var Ar=N(kr),jr={name:`circle-dot`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`1`,key:`41hilf`}],[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}]]};jr.node;var Mr=N(jr),Nr={name:`circle-off`,size:24,node:[[`path`,{d:`m2 2 20 20`,key:`1ooewy`}],[`path`,{d:`M8.35 2.69A10 10 0 0 1 21.3 15.65`,key:`1pfsoa`}],[`path`,{d:`M19.08 19.08A10 10 0 1 1 4.92 4.92`,key:`1ablyi`}]]};Nr.node;var Pr=N(Nr),Fr={name:`circle`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}]]};Fr.node;var Ir=N(Fr),Lr={name:`clipboard-check`,size:24,node:[[`rect`,{width:`8`,height:`4`,x:`8`,y:`2`,rx:`1`,ry:`1`,key:`tgr4d6`}],[`path`,{d:`M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2`,key:`116196`}],[`path`,{d:`m9 14 2 2 4-4`,key:`df797q`}]]};Lr.node;var Rr=N(Lr),zr={name:`clipboard-list`,size:24,node:[[`rect`,{width:`8`,height:`4`,x:`8`,y:`2`,rx:`1`,ry:`1`,key:`tgr4d6`}],[`path`,{d:`M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2`,key:`116196`}],[`path`,{d:`M12 11h4`,key:`1jrz19`}],[`path`,{d:`M12 16h4`,key:`n85exb`}],[`path`,{d:`M8 11h.01`,key:`1dfujw`}],[`path`,{d:`M8 16h.01`,key:`18s6g9`}]]};zr.node;var Br=N(zr),Vr={name:`clipboard-plus`,size:24,node:[[`rect`,{width:`8`,height:`4`,x:`8`,y:`2`,rx:`1`,ry:`1`,key:`tgr4d6`}],[`path`,{d:`M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2`,key:`116196`}],[`path`,{d:`M9 14h6`,key:`159ibu`}],[`path`,{d:`M12 17v-6`,key:`1y8rbf`}]]};Vr.node;var Hr=N(Vr),Ur={name:`clipboard`,size:24,node:[[`rect`,{width:`8`,height:`4`,x:`8`,y:`2`,rx:`1`,ry:`1`,key:`tgr4d6`}],[`path`,{d:`M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2`,key:`116196`}]]};Ur.node;var Wr=N(Ur),Gr={name:`clock`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`M12 6v6l4 2`,key:`mmk7yg`}]]};Gr.node;var Kr=N(Gr),qr={name:`columns-3`,size:24,node:[[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,key:`afitv7`}],[`path`,{d:`M9 3v18`,key:`fh3hqa`}],[`path`,{d:`M15 3v18`,key:`14nvp0`}]],aliases:[`panels-left-right`]};qr.node;var Jr=N(qr),Yr={name:`command`,size:24,node:[[`path`,{d:`M15 6v12a3 3 0 1 0 3-3H6a3 3 0 1 0 3 3V6a3 3 0 1 0-3 3h12a3 3 0 1 0-3-3`,key:`11bfej`}]]};Yr.node;var Xr=N(Yr),Zr={name:`copy`,size:24,node:[[`rect`,{width:`14`,height:`14`,x:`8`,y:`8`,rx:`2`,ry:`2`,key:`17jyea`}],[`path`,{d:`M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2`,key:`zix9uf`}]]};Zr.node;var Qr=N(Zr),$r={name:`database`,size:24,node:[[`ellipse`,{cx:`12`,cy:`5`,rx:`9`,ry:`3`,key:`msslwz`}],[`path`,{d:`M3 5V19A9 3 0 0 0 21 19V5`,key:`1wlel7`}],[`path`,{d:`M3 12A9 3 0 0 0 21 12`,key:`mv7ke4`}]]};$r.node;var ei=N($r),ti={name:`download`,size:24,node:[[`path`,{d:`M12 15V3`,key:`m9g1x1`}],[`path`,{d:`M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4`,key:`ih7n3h`}],[`path`,{d:`m7 10 5 5 5-5`,key:`brsn70`}]]};ti.node;var ni=N(ti),ri={name:`ellipsis-vertical`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`1`,key:`41hilf`}],[`circle`,{cx:`12`,cy:`5`,r:`1`,key:`gxeob9`}],[`circle`,{cx:`12`,cy:`19`,r:`1`,key:`lyex9k`}]],aliases:[`more-vertical`]};ri.node;var ii=N(ri),ai={name:`ellipsis`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`1`,key:`41hilf`}],[`circle`,{cx:`19`,cy:`12`,r:`1`,key:`1wjl8i`}],[`circle`,{cx:`5`,cy:`12`,r:`1`,key:`1pcz8c`}]],aliases:[`more-horizontal`]};ai.node;var oi=N(ai),si={name:`file-text`,size:24,node:[[`path`,{d:`M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z`,key:`1oefj6`}],[`path`,{d:`M14 2v5a1 1 0 0 0 1 1h5`,key:`wfsgrz`}],[`path`,{d:`M10 9H8`,key:`b1mrlr`}],[`path`,{d:`M16 13H8`,key:`t4e002`}],[`path`,{d:`M16 17H8`,key:`z1uh3a`}]]};si.node;var ci=N(si),li={name:`file`,size:24,node:[[`path`,{d:`M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z`,key:`1oefj6`}],[`path`,{d:`M14 2v5a1 1 0 0 0 1 1h5`,key:`wfsgrz`}]]};li.node;var ui=N(li),di={name:`folder-open`,size:24,node:[[`path`,{d:`m6 14 1.5-2.9A2 2 0 0 1 9.24 10H20a2 2 0 0 1 1.94 2.5l-1.54 6a2 2 0 0 1-1.95 1.5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H18a2 2 0 0 1 2 2v2`,key:`usdka0`}]]};di.node;var fi=N(di),pi={name:`folder`,size:24,node:[[`path`,{d:`M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z`,key:`1kt360`}]]};pi.node;var mi=N(pi),hi={name:`funnel-x`,size:24,node:[[`path`,{d:`M12.531 3H3a1 1 0 0 0-.742 1.67l7.225 7.989A2 2 0 0 1 10 14v6a1 1 0 0 0 .553.895l2 1A1 1 0 0 0 14 21v-7a2 2 0 0 1 .517-1.341l.427-.473`,key:`ol2ft2`}],[`path`,{d:`m16.5 3.5 5 5`,key:`15e6fa`}],[`path`,{d:`m21.5 3.5-5 5`,key:`m0lwru`}]],aliases:[`filter-x`]};hi.node;var gi=N(hi),_i={name:`funnel`,size:24,node:[[`path`,{d:`M10 20a1 1 0 0 0 .553.895l2 1A1 1 0 0 0 14 21v-7a2 2 0 0 1 .517-1.341L21.74 4.67A1 1 0 0 0 21 3H3a1 1 0 0 0-.742 1.67l7.225 7.989A2 2 0 0 1 10 14z`,key:`sc7q7i`}]],aliases:[`filter`]};_i.node;var vi=N(_i),yi={name:`gauge`,size:24,node:[[`path`,{d:`m12 14 4-4`,key:`9kzdfg`}],[`path`,{d:`M3.34 19a10 10 0 1 1 17.32 0`,key:`19p75a`}]]};yi.node;var bi=N(yi),xi={name:`git-branch`,size:24,node:[[`path`,{d:`M15 6a9 9 0 0 0-9 9V3`,key:`1cii5b`}],[`circle`,{cx:`18`,cy:`6`,r:`3`,key:`1h7g24`}],[`circle`,{cx:`6`,cy:`18`,r:`3`,key:`fqmcym`}]]};xi.node;var Si=N(xi),Ci={name:`git-compare`,size:24,node:[[`circle`,{cx:`18`,cy:`18`,r:`3`,key:`1xkwt0`}],[`circle`,{cx:`6`,cy:`6`,r:`3`,key:`1lh9wr`}],[`path`,{d:`M13 6h3a2 2 0 0 1 2 2v7`,key:`1yeb86`}],[`path`,{d:`M11 18H8a2 2 0 0 1-2-2V9`,key:`19pyzm`}]]};Ci.node;var wi=N(Ci),Ti={name:`grip-vertical`,size:24,node:[[`circle`,{cx:`9`,cy:`12`,r:`1`,key:`1vctgf`}],[`circle`,{cx:`9`,cy:`5`,r:`1`,key:`hp0tcf`}],[`circle`,{cx:`9`,cy:`19`,r:`1`,key:`fkjjf6`}],[`circle`,{cx:`15`,cy:`12`,r:`1`,key:`1tmaij`}],[`circle`,{cx:`15`,cy:`5`,r:`1`,key:`19l28e`}],[`circle`,{cx:`15`,cy:`19`,r:`1`,key:`f4zoj3`}]]};Ti.node;var Ei=N(Ti),Di={name:`hash`,size:24,node:[[`line`,{x1:`4`,x2:`20`,y1:`9`,y2:`9`,key:`4lhtct`}],[`line`,{x1:`4`,x2:`20`,y1:`15`,y2:`15`,key:`vyu0kd`}],[`line`,{x1:`10`,x2:`8`,y1:`3`,y2:`21`,key:`1ggp8o`}],[`line`,{x1:`16`,x2:`14`,y1:`3`,y2:`21`,key:`weycgp`}]]};Di.node;var Oi=N(Di),ki={name:`house`,size:24,node:[[`path`,{d:`M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8`,key:`5wwlr5`}],[`path`,{d:`M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z`,key:`r6nss1`}]],aliases:[`home`]};ki.node;var Ai=N(ki),ji={name:`keyboard`,size:24,node:[[`path`,{d:`M10 8h.01`,key:`1r9ogq`}],[`path`,{d:`M12 12h.01`,key:`1mp3jc`}],[`path`,{d:`M14 8h.01`,key:`1primd`}],[`path`,{d:`M16 12h.01`,key:`1l6xoz`}],[`path`,{d:`M18 8h.01`,key:`emo2bl`}],[`path`,{d:`M6 8h.01`,key:`x9i8wu`}],[`path`,{d:`M7 16h10`,key:`wp8him`}],[`path`,{d:`M8 12h.01`,key:`czm47f`}],[`rect`,{width:`20`,height:`16`,x:`2`,y:`4`,rx:`2`,key:`18n3k1`}]]};ji.node;var Mi=N(ji),Ni={name:`languages`,size:24,node:[[`path`,{d:`m5 8 6 6`,key:`1wu5hv`}],[`path`,{d:`m4 14 6-6 2-3`,key:`1k1g8d`}],[`path`,{d:`M2 5h12`,key:`or177f`}],[`path`,{d:`M7 2h1`,key:`1t2jsx`}],[`path`,{d:`m22 22-5-10-5 10`,key:`don7ne`}],[`path`,{d:`M14 18h6`,key:`1m8k6r`}]]};Ni.node;var Pi=N(Ni),Fi={name:`layers`,size:24,node:[[`path`,{d:`M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83z`,key:`zw3jo`}],[`path`,{d:`M2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12`,key:`1wduqc`}],[`path`,{d:`M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17`,key:`kqbvx6`}]],aliases:[`layers-3`]};Fi.node;var Ii=N(Fi),Li={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};Li.node;var Ri=N(Li),zi={name:`link`,size:24,node:[[`path`,{d:`M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71`,key:`1cjeqo`}],[`path`,{d:`M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71`,key:`19qd67`}]]};zi.node;var Bi=N(zi),Vi={name:`list-tree`,size:24,node:[[`path`,{d:`M8 5h13`,key:`1pao27`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`M3 10a2 2 0 0 0 2 2h3`,key:`1npucw`}],[`path`,{d:`M3 5v12a2 2 0 0 0 2 2h3`,key:`x1gjn2`}]]};Vi.node;var Hi=N(Vi),Ui={name:`list`,size:24,node:[[`path`,{d:`M3 5h.01`,key:`18ugdj`}],[`path`,{d:`M3 12h.01`,key:`nlz23k`}],[`path`,{d:`M3 19h.01`,key:`noohij`}],[`path`,{d:`M8 5h13`,key:`1pao27`}],[`path`,{d:`M8 12h13`,key:`1za7za`}],[`path`,{d:`M8 19h13`,key:`m83p4d`}]]};Ui.node;var Wi=N(Ui),Gi={name:`lock-open`,size:24,node:[[`rect`,{width:`18`,height:`11`,x:`3`,y:`11`,rx:`2`,ry:`2`,key:`1w4ew1`}],[`path`,{d:`M7 11V7a5 5 0 0 1 9.9-1`,key:`1mm8w8`}]],aliases:[`unlock`]};Gi.node;var Ki=N(Gi),qi={name:`log-in`,size:24,node:[[`path`,{d:`m10 17 5-5-5-5`,key:`1bsop3`}],[`path`,{d:`M15 12H3`,key:`6jk70r`}],[`path`,{d:`M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4`,key:`u53s6r`}]]};qi.node;var Ji=N(qi),Yi={name:`log-out`,size:24,node:[[`path`,{d:`m16 17 5-5-5-5`,key:`1bji2h`}],[`path`,{d:`M21 12H9`,key:`dn1m92`}],[`path`,{d:`M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4`,key:`1uf3rs`}]]};Yi.node;var Xi=N(Yi),Zi={name:`mail`,size:24,node:[[`path`,{d:`m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7`,key:`132q7q`}],[`rect`,{x:`2`,y:`4`,width:`20`,height:`16`,rx:`2`,key:`izxlao`}]]};Zi.node;var Qi=N(Zi),$i={name:`map-pin`,size:24,node:[[`path`,{d:`M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0`,key:`1r0f0z`}],[`circle`,{cx:`12`,cy:`10`,r:`3`,key:`ilqhr7`}]]};$i.node;var ea=N($i),ta={name:`map`,size:24,node:[[`path`,{d:`M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0z`,key:`169xi5`}],[`path`,{d:`M15 5.764v15`,key:`1pn4in`}],[`path`,{d:`M9 3.236v15`,key:`1uimfh`}]]};ta.node;var na=N(ta),ra={name:`menu`,size:24,node:[[`path`,{d:`M4 5h16`,key:`1tepv9`}],[`path`,{d:`M4 12h16`,key:`1lakjw`}],[`path`,{d:`M4 19h16`,key:`1djgab`}]]};ra.node;var ia=N(ra),aa={name:`minus`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}]]};aa.node;var oa=N(aa),sa={name:`moon`,size:24,node:[[`path`,{d:`M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401`,key:`kfwtm`}]]};sa.node;var ca=N(sa),la={name:`package`,size:24,node:[[`path`,{d:`M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73z`,key:`1a0edw`}],[`path`,{d:`M12 22V12`,key:`d0xqtd`}],[`polyline`,{points:`3.29 7 12 12 20.71 7`,key:`ousv84`}],[`path`,{d:`m7.5 4.27 9 5.15`,key:`1c824w`}]]};la.node;var ua=N(la),da={name:`panel-left`,size:24,node:[[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,key:`afitv7`}],[`path`,{d:`M9 3v18`,key:`fh3hqa`}]],aliases:[`sidebar`]};da.node;var fa=N(da),pa={name:`pin-off`,size:24,node:[[`path`,{d:`M12 17v5`,key:`bb1du9`}],[`path`,{d:`M15 9.34V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H7.89`,key:`znwnzq`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}],[`path`,{d:`M9 9v1.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h11`,key:`c9qhm2`}]]};pa.node;var ma=N(pa),ha={name:`pin`,size:24,node:[[`path`,{d:`M12 17v5`,key:`bb1du9`}],[`path`,{d:`M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z`,key:`1nkz8b`}]]};ha.node;var ga=N(ha),_a={name:`plus`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`M12 5v14`,key:`s699le`}]]};_a.node;var va=N(_a),ya={name:`power-off`,size:24,node:[[`path`,{d:`M18.36 6.64A9 9 0 0 1 20.77 15`,key:`dxknvb`}],[`path`,{d:`M6.16 6.16a9 9 0 1 0 12.68 12.68`,key:`1x7qb5`}],[`path`,{d:`M12 2v4`,key:`3427ic`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};ya.node;var ba=N(ya),xa={name:`power`,size:24,node:[[`path`,{d:`M12 2v10`,key:`mnfbl`}],[`path`,{d:`M18.4 6.6a9 9 0 1 1-12.77.04`,key:`obofu9`}]]};xa.node;var Sa=N(xa),Ca={name:`printer`,size:24,node:[[`path`,{d:`M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2`,key:`143wyd`}],[`path`,{d:`M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6`,key:`1itne7`}],[`rect`,{x:`6`,y:`14`,width:`12`,height:`8`,rx:`1`,key:`1ue0tg`}]]};Ca.node;var wa=N(Ca),Ta={name:`redo-2`,size:24,node:[[`path`,{d:`m15 14 5-5-5-5`,key:`12vg1m`}],[`path`,{d:`M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13`,key:`6uklza`}]]};Ta.node;var Ea=N(Ta),Da={name:`rotate-ccw-clock`,size:24,node:[[`path`,{d:`M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8`,key:`1357e3`}],[`path`,{d:`M3 3v5h5`,key:`1xhq8a`}],[`path`,{d:`M12 7v5l4 2`,key:`1fdv2h`}]],aliases:[`history`]};Da.node;var Oa=N(Da),ka={name:`rotate-ccw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8`,key:`1357e3`}],[`path`,{d:`M3 3v5h5`,key:`1xhq8a`}]]};ka.node;var Aa=N(ka),ja={name:`route`,size:24,node:[[`path`,{d:`M9 5h8.5a1 1 0 010 7h-11a1 1 0 000 7H15`,key:`1r1aam`}],[`circle`,{cx:`18`,cy:`19`,r:`3`,key:`1xt0gg`}],[`circle`,{cx:`6`,cy:`5`,r:`3`,key:`151irh`}]]};ja.node;var Ma=N(ja),Na={name:`save`,size:24,node:[[`path`,{d:`M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z`,key:`1c8476`}],[`path`,{d:`M17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7`,key:`1ydtos`}],[`path`,{d:`M7 3v4a1 1 0 0 0 1 1h7`,key:`t51u73`}]]};Na.node;var Pa=N(Na),Fa={name:`server`,size:24,node:[[`rect`,{width:`20`,height:`8`,x:`2`,y:`2`,rx:`2`,ry:`2`,key:`ngkwjq`}],[`rect`,{width:`20`,height:`8`,x:`2`,y:`14`,rx:`2`,ry:`2`,key:`iecqi9`}],[`line`,{x1:`6`,x2:`6.01`,y1:`6`,y2:`6`,key:`16zg32`}],[`line`,{x1:`6`,x2:`6.01`,y1:`18`,y2:`18`,key:`nzw8ys`}]]};Fa.node;var Ia=N(Fa),La={name:`settings`,size:24,node:[[`path`,{d:`M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915`,key:`1i5ecw`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};La.node;var Ra=N(La),za={name:`shield-check`,size:24,node:[[`path`,{d:`M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z`,key:`oel41y`}],[`path`,{d:`m9 12 2 2 4-4`,key:`dzmm74`}]]};za.node;var Ba=N(za),Va={name:`shield`,size:24,node:[[`path`,{d:`M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z`,key:`oel41y`}]]};Va.node;var Ha=N(Va),Ua={name:`sliders-horizontal`,size:24,node:[[`path`,{d:`M10 5H3`,key:`1qgfaw`}],[`path`,{d:`M12 19H3`,key:`yhmn1j`}],[`path`,{d:`M14 3v4`,key:`1sua03`}],[`path`,{d:`M16 17v4`,key:`1q0r14`}],[`path`,{d:`M21 12h-9`,key:`1o4lsq`}],[`path`,{d:`M21 19h-5`,key:`1rlt1p`}],[`path`,{d:`M21 5h-7`,key:`1oszz2`}],[`path`,{d:`M8 10v4`,key:`tgpxqk`}],[`path`,{d:`M8 12H3`,key:`a7s4jb`}]]};Ua.node;var Wa=N(Ua),Ga={name:`square-check`,size:24,node:[[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,key:`afitv7`}],[`path`,{d:`m16 9-5.5 5.5L8 12`,key:`xofnsj`}]],aliases:[`check-square-2`]};Ga.node;var Ka=N(Ga),qa={name:`square`,size:24,node:[[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,key:`afitv7`}]]};qa.node;var Ja=N(qa),Ya={name:`star`,size:24,node:[[`path`,{d:`M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z`,key:`r04s7s`}]]};Ya.node;var Xa=N(Ya),Za={name:`sun`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`4`,key:`4exip2`}],[`path`,{d:`M12 2v2`,key:`tus03m`}],[`path`,{d:`M12 20v2`,key:`1lh1kg`}],[`path`,{d:`m4.93 4.93 1.41 1.41`,key:`149t6j`}],[`path`,{d:`m17.66 17.66 1.41 1.41`,key:`ptbguv`}],[`path`,{d:`M2 12h2`,key:`1t8f8n`}],[`path`,{d:`M20 12h2`,key:`1q8mjw`}],[`path`,{d:`m6.34 17.66-1.41 1.41`,key:`1m8zz5`}],[`path`,{d:`m19.07 4.93-1.41 1.41`,key:`1shlcs`}]]};Za.node;var Qa=N(Za),$a={name:`table`,size:24,node:[[`path`,{d:`M12 3v18`,key:`108xh3`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,key:`afitv7`}],[`path`,{d:`M3 9h18`,key:`1pudct`}],[`path`,{d:`M3 15h18`,key:`5xshup`}]]};$a.node;var eo=N($a),to={name:`tag`,size:24,node:[[`path`,{d:`M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42z`,key:`vktsd0`}],[`circle`,{cx:`7.5`,cy:`7.5`,r:`.5`,fill:`currentColor`,key:`kqv944`}]]};to.node;var no=N(to),ro={name:`trash`,size:24,node:[[`path`,{d:`M10 11v6`,key:`nco0om`}],[`path`,{d:`M14 11v6`,key:`outv1u`}],[`path`,{d:`M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6`,key:`miytrc`}],[`path`,{d:`M3 6h18`,key:`d0wm0j`}],[`path`,{d:`M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2`,key:`e791ji`}]],aliases:[`trash-2`]};ro.node;var io=N(ro),ao={name:`undo-2`,size:24,node:[[`path`,{d:`M9 14 4 9l5-5`,key:`102s5s`}],[`path`,{d:`M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11`,key:`f3b9sd`}]]};ao.node;var oo=N(ao),so={name:`unlink`,size:24,node:[[`path`,{d:`m18.84 12.25 1.72-1.71h-.02a5.004 5.004 0 0 0-.12-7.07 5.006 5.006 0 0 0-6.95 0l-1.72 1.71`,key:`yqzxt4`}],[`path`,{d:`m5.17 11.75-1.71 1.71a5.004 5.004 0 0 0 .12 7.07 5.006 5.006 0 0 0 6.95 0l1.71-1.71`,key:`4qinb0`}],[`line`,{x1:`8`,x2:`8`,y1:`2`,y2:`5`,key:`1041cp`}],[`line`,{x1:`2`,x2:`5`,y1:`8`,y2:`8`,key:`14m1p5`}],[`line`,{x1:`16`,x2:`16`,y1:`19`,y2:`22`,key:`rzdirn`}],[`line`,{x1:`19`,x2:`22`,y1:`16`,y2:`16`,key:`ox905f`}]]};so.node;var co=N(so),lo={name:`upload`,size:24,node:[[`path`,{d:`M12 3v12`,key:`1x0j5s`}],[`path`,{d:`m17 8-5-5-5 5`,key:`7q97r8`}],[`path`,{d:`M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4`,key:`ih7n3h`}]]};lo.node;var uo=N(lo),fo={name:`user-plus`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`19`,x2:`19`,y1:`8`,y2:`14`,key:`1bvyxn`}],[`line`,{x1:`22`,x2:`16`,y1:`11`,y2:`11`,key:`1shjgl`}]]};fo.node;var po=N(fo),mo={name:`user`,size:24,node:[[`path`,{d:`M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2`,key:`975kel`}],[`circle`,{cx:`12`,cy:`7`,r:`4`,key:`17ys0d`}]]};mo.node;var ho=N(mo),go={name:`users`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`path`,{d:`M16 3.128a4 4 0 0 1 0 7.744`,key:`16gr8j`}],[`path`,{d:`M22 21v-2a4 4 0 0 0-3-3.87`,key:`kshegd`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};go.node;var _o=N(go),vo={name:`wifi-off`,size:24,node:[[`path`,{d:`M12 20h.01`,key:`zekei9`}],[`path`,{d:`M8.5 16.429a5 5 0 0 1 7 0`,key:`1bycff`}],[`path`,{d:`M5 12.859a10 10 0 0 1 5.17-2.69`,key:`1dl1wf`}],[`path`,{d:`M19 12.859a10 10 0 0 0-2.007-1.523`,key:`4k23kn`}],[`path`,{d:`M2 8.82a15 15 0 0 1 4.177-2.643`,key:`1grhjp`}],[`path`,{d:`M22 8.82a15 15 0 0 0-11.288-3.764`,key:`z3jwby`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};vo.node;var yo=N(vo),bo={name:`wrench`,size:24,node:[[`path`,{d:`M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.106-3.105c.32-.322.863-.22.983.218a6 6 0 0 1-8.259 7.057l-7.91 7.91a1 1 0 0 1-2.999-3l7.91-7.91a6 6 0 0 1 7.057-8.259c.438.12.54.662.219.984z`,key:`1ngwbx`}]]};bo.node;var xo=N(bo),So={name:`x`,size:24,node:[[`path`,{d:`M18 6 6 18`,key:`1bl5f8`}],[`path`,{d:`m6 6 12 12`,key:`d8bk6v`}]]};So.node;var Co=N(So),wo={name:`zap`,size:24,node:[[`path`,{d:`M15.914 4a1.5 1.5 0 00-2.474-1.561l-9 9A1.5 1.5 0 005.5 14h4.002a.5.5 0 01.471.666L8.086 20a1.5 1.5 0 002.475 1.56l9-9A1.5 1.5 0 0018.5 10h-3.997a.5.5 0 01-.472-.667z`,key:`1v7up4`}]]};wo.node;var To=N(wo),R=t(g(),1),Eo=t(T(),1),Do=100,Oo=600,z={isOpen:!1,screenWidth:0,screenHeight:0,screenAngle:0,screenTimeout:0,startTimeStamp:0,endTimeStamp:0,resizeTimeStamp:0,resizeTimeout:0},ko=new Set([`checkbox`,`radio`,`range`,`color`,`file`,`image`,`button`,`submit`,`reset`]);function Ao(){let e=Number(window.visualViewport?.width??window.innerWidth),t=Number(window.visualViewport?.height??window.innerHeight),n=Number(window.visualViewport?.scale??1);return{width:e*n,height:t*n,angle:window.screen.orientation?.angle??0}}function jo(e){z.resizeTimeStamp<=e.timeStamp+50&&(z.resizeTimeStamp=e.timeStamp+150,window.clearTimeout(z.resizeTimeout),z.resizeTimeout=window.setTimeout(Mo,150))}function Mo(){let e=xe(`viewport`);if(bn()&&e?.includes(`overlays-content`))return;let t=performance.now(),n=Ao(),r=t-z.startTimeStamp,i=z.screenHeight-n.height,a=z.screenAngle-n.angle;Math.abs(a)%180&&z.screenWidth-n.height<Do&&(z.screenWidth=n.width,z.screenHeight=n.height,z.screenAngle=n.angle,i=0),r>Oo&&(window.clearTimeout(z.screenTimeout),z.screenTimeout=window.setTimeout(()=>{let e=Lo(document.hasFocus()?I():null),t=Ao();Math.abs(z.screenAngle-t.angle)%180||z.isOpen&&e||(z.screenWidth=t.width,z.screenHeight=t.height,z.screenAngle=t.angle,z.isOpen=!1)},Oo)),r<=Oo&&i>=Do&&(z.endTimeStamp=t),z.isOpen=i>=Do}function No(){let e=Ao(),t=z.screenAngle-e.angle;if(Math.abs(t)%180&&!z.isOpen){let e=z.screenWidth;z.screenWidth=z.screenHeight,z.screenHeight=e}z.isOpen||(z.screenAngle=e.angle)}function Po(e){let t=Lo(P(e)),n=performance.now(),r=Ao(),i=z.screenHeight-r.height;i<Do&&t&&(z.screenWidth=r.width,z.screenHeight=r.height,z.screenAngle=r.angle,z.startTimeStamp=n),t&&window.clearTimeout(z.screenTimeout),i>=Do&&t&&(z.endTimeStamp=n)}function Fo(){let e=Ao();Ln(window.visualViewport,`resize`,cn()?Mo:jo),Ln(window.screen.orientation,`change`,No),Ln(window,`focus`,Po,{capture:!0,passive:!0}),z.screenWidth=e.width,z.screenHeight=e.height,z.screenAngle=e.angle}typeof document<`u`&&(document.readyState===`loading`?Ln(document,`DOMContentLoaded`,Fo):Fo());function Io(){let e=xe(`viewport`);return bn()&&e?.includes(`overlays-content`)?!1:z.isOpen?!0:z.startTimeStamp?z.endTimeStamp>=z.startTimeStamp?!0:performance.now()-z.startTimeStamp<=Oo?z.endTimeStamp>0||window.navigator.maxTouchPoints>0:!1:window.navigator.maxTouchPoints>0}function Lo(e){if(!(e instanceof Element)||!Dn(e))return!1;let t=e instanceof HTMLTextAreaElement,n=e instanceof HTMLElement&&e.isContentEditable,r=e instanceof HTMLInputElement&&!ko.has(e.type);return t||n||r}function Ro(){return z.isOpen}var zo=class{constructor(e,t,n,r){this._walkerStack=[],this._currentSetFor=new Set,this._acceptNode=e=>{if(e.nodeType===Node.ELEMENT_NODE){let t=e.shadowRoot;if(t){let e=this._doc.createTreeWalker(t,this.whatToShow,{acceptNode:this._acceptNode});return this._walkerStack.unshift(e),NodeFilter.FILTER_ACCEPT}if(typeof this.filter==`function`)return this.filter(e);if(this.filter?.acceptNode)return this.filter.acceptNode(e);if(this.filter===null)return NodeFilter.FILTER_ACCEPT}return NodeFilter.FILTER_SKIP},this._doc=e,this.root=t,this.filter=r??null,this.whatToShow=n??NodeFilter.SHOW_ALL,this._currentNode=t,this._walkerStack.unshift(e.createTreeWalker(t,n,this._acceptNode));let i=t.shadowRoot;if(i){let e=this._doc.createTreeWalker(i,this.whatToShow,{acceptNode:this._acceptNode});this._walkerStack.unshift(e)}}get currentNode(){return this._currentNode}set currentNode(e){if(!Rt(this.root,e))throw Error(`Cannot set currentNode to a node that is not contained by the root node.`);let t=[],n=e,r=e;for(this._currentNode=e;n&&n!==this.root;)if(n.nodeType===Node.DOCUMENT_FRAGMENT_NODE){let e=n,i=this._doc.createTreeWalker(e,this.whatToShow,{acceptNode:this._acceptNode});t.push(i),i.currentNode=r,this._currentSetFor.add(i),n=r=e.host}else n=n.parentNode;let i=this._doc.createTreeWalker(this.root,this.whatToShow,{acceptNode:this._acceptNode});t.push(i),i.currentNode=r,this._currentSetFor.add(i),this._walkerStack=t}get doc(){return this._doc}firstChild(){let e=this.currentNode,t=this.nextNode();return Rt(e,t)?(t&&(this.currentNode=t),t):(this.currentNode=e,null)}lastChild(){let e=this._walkerStack[0].lastChild();return e&&(this.currentNode=e),e}nextNode(){let e=this._walkerStack[0].nextNode();if(e){if(e.shadowRoot){let t;if(typeof this.filter==`function`?t=this.filter(e):this.filter?.acceptNode&&(t=this.filter.acceptNode(e)),t===NodeFilter.FILTER_ACCEPT)return this.currentNode=e,e;let n=this.nextNode();return n&&(this.currentNode=n),n}return e&&(this.currentNode=e),e}if(this._walkerStack.length>1){this._walkerStack.shift();let e=this.nextNode();return e&&(this.currentNode=e),e}return null}previousNode(){let e=this._walkerStack[0];if(e.currentNode===e.root){if(this._currentSetFor.has(e)){if(this._currentSetFor.delete(e),this._walkerStack.length>1){this._walkerStack.shift();let e=this.previousNode();return e&&(this.currentNode=e),e}return null}return null}let t=e.previousNode();if(t){if(t.shadowRoot){let e;if(typeof this.filter==`function`?e=this.filter(t):this.filter?.acceptNode&&(e=this.filter.acceptNode(t)),e===NodeFilter.FILTER_ACCEPT)return t&&(this.currentNode=t),t;let n=this.lastChild();return n&&(this.currentNode=n),n}return t&&(this.currentNode=t),t}if(this._walkerStack.length>1){this._walkerStack.shift();let e=this.previousNode();return e&&(this.currentNode=e),e}return null}nextSibling(){return null}previousSibling(){return null}parentNode(){return null}};function Bo(e,t,n,r){return Vt()?new zo(e,t,n,r):e.createTreeWalker(t,n,r)}var Vo=R.createContext(null),Ho=`react-aria-focus-scope-restore`,B=null;function Uo(e){let{children:t,contain:n,restoreFocus:r,autoFocus:i}=e,a=(0,R.useRef)(null),o=(0,R.useRef)(null),s=(0,R.useRef)([]),{parentNode:c}=(0,R.useContext)(Vo)||{},l=(0,R.useMemo)(()=>new ds({scopeRef:s}),[s]);F(()=>{let e=c||H.root;if(H.getTreeNode(e.scopeRef)&&B&&!es(B,e.scopeRef)){let t=H.getTreeNode(B);t&&(e=t)}e.addChild(l),H.addNode(l)},[l,c]),F(()=>{let e=H.getTreeNode(s);e&&(e.contain=!!n)},[n]),F(()=>{let e=a.current?.nextSibling,t=[],n=e=>e.stopPropagation();for(;e&&e!==o.current;)t.push(e),e.addEventListener(Ho,n),e=e.nextSibling;return s.current=t,()=>{for(let e of t)e.removeEventListener(Ho,n)}},[t]),as(s,r,n),Xo(s,n),ss(s,r,n),is(s,i),(0,R.useEffect)(()=>{let e=I(L(s.current?s.current[0]:void 0)),t=null;if(V(e,s.current)){for(let n of H.traverse())n.scopeRef&&V(e,n.scopeRef.current)&&(t=n);t===H.getTreeNode(s)&&(B=t.scopeRef)}},[s]),F(()=>()=>{let e=H.getTreeNode(s)?.parent?.scopeRef??null;s!==B&&!es(s,B)||e&&!H.getTreeNode(e)||(B=e),H.removeTreeNode(s)},[s]);let u=(0,R.useMemo)(()=>Go(s),[]),d=(0,R.useMemo)(()=>({focusManager:u,parentNode:l}),[l,u]);return R.createElement(Vo.Provider,{value:d},R.createElement(`span`,{"data-focus-scope-start":!0,hidden:!0,ref:a}),t,R.createElement(`span`,{"data-focus-scope-end":!0,hidden:!0,ref:o}))}function Wo(){return(0,R.useContext)(Vo)?.focusManager}function Go(e){return{focusNext(t={}){let n=e.current,{from:r,tabbable:i,wrap:a,accept:o}=t,s=r||I(L(n[0]??void 0)),c=n[0].previousElementSibling,l=ls(Ko(n),{tabbable:i,accept:o},n);l.currentNode=V(s,n)?s:c;let u=l.nextNode();return!u&&a&&(l.currentNode=c,u=l.nextNode()),u&&ts(u,!0),u},focusPrevious(t={}){let n=e.current,{from:r,tabbable:i,wrap:a,accept:o}=t,s=r||I(L(n[0]??void 0)),c=n[n.length-1].nextElementSibling,l=ls(Ko(n),{tabbable:i,accept:o},n);l.currentNode=V(s,n)?s:c;let u=l.previousNode();return!u&&a&&(l.currentNode=c,u=l.previousNode()),u&&ts(u,!0),u},focusFirst(t={}){let n=e.current,{tabbable:r,accept:i}=t,a=ls(Ko(n),{tabbable:r,accept:i},n);a.currentNode=n[0].previousElementSibling;let o=a.nextNode();return o&&ts(o,!0),o},focusLast(t={}){let n=e.current,{tabbable:r,accept:i}=t,a=ls(Ko(n),{tabbable:r,accept:i},n);a.currentNode=n[n.length-1].nextElementSibling;let o=a.previousNode();return o&&ts(o,!0),o}}}function Ko(e){return e[0].parentElement}function qo(e){let t=H.getTreeNode(B);for(;t&&t.scopeRef!==e;){if(t.contain)return!1;t=t.parent}return!0}function Jo(e){if(!e.form)return Array.from(L(e).querySelectorAll(`input[type="radio"][name="${CSS.escape(e.name)}"]`)).filter(e=>!e.form);let t=e.form.elements.namedItem(e.name),n=Dt(e);return t instanceof n.RadioNodeList?Array.from(t).filter(e=>e instanceof n.HTMLInputElement):t instanceof n.HTMLInputElement?[t]:[]}function Yo(e){if(e.checked)return!0;let t=Jo(e);return t.length>0&&!t.some(e=>e.checked)}function Xo(e,t){let n=(0,R.useRef)(void 0),r=(0,R.useRef)(void 0);F(()=>{let i=e.current;if(!t){r.current&&=(cancelAnimationFrame(r.current),void 0);return}let a=L(i?i[0]:void 0),o=t=>{if(t.key!==`Tab`||t.altKey||t.ctrlKey||t.metaKey||!qo(e)||t.isComposing)return;let n=I(a),r=e.current;if(!r||!V(n,r))return;let i=ls(Ko(r),{tabbable:!0},r);if(!n)return;i.currentNode=n;let o=t.shiftKey?i.previousNode():i.nextNode();o||=(i.currentNode=t.shiftKey?r[r.length-1].nextElementSibling:r[0].previousElementSibling,t.shiftKey?i.previousNode():i.nextNode()),t.preventDefault(),o&&(ts(o,!0),o instanceof Dt(o).HTMLInputElement&&o.select())},s=t=>{(!B||es(B,e))&&V(P(t),e.current)?(B=e,n.current=P(t)):qo(e)&&!Qo(P(t),e)?n.current?ts(n.current):B&&B.current&&rs(B.current):qo(e)&&(n.current=P(t))},c=t=>{r.current&&cancelAnimationFrame(r.current),r.current=requestAnimationFrame(()=>{let r=on(),i=(r===`virtual`||r===null)&&bn()&&Ct(),o=I(a);if(!i&&o&&qo(e)&&!Qo(o,e)){B=e;let r=P(t);r&&r.isConnected?(n.current=r,ts(n.current)):B.current&&rs(B.current)}})};return a.addEventListener(`keydown`,o,!1),a.addEventListener(`focusin`,s,!1),i?.forEach(e=>e.addEventListener(`focusin`,s,!1)),i?.forEach(e=>e.addEventListener(`focusout`,c,!1)),()=>{a.removeEventListener(`keydown`,o,!1),a.removeEventListener(`focusin`,s,!1),i?.forEach(e=>e.removeEventListener(`focusin`,s,!1)),i?.forEach(e=>e.removeEventListener(`focusout`,c,!1))}},[e,t]),F(()=>()=>{r.current&&cancelAnimationFrame(r.current)},[r])}function Zo(e){return Qo(e)}function V(e,t){return!e||!t?!1:t.some(t=>Rt(t,e))}function Qo(e,t=null){if(e instanceof Element&&e.closest(`[data-react-aria-top-layer]`))return!0;for(let{scopeRef:n}of H.traverse(H.getTreeNode(t)))if(n&&V(e,n.current))return!0;return!1}function $o(e){return Qo(e,B)}function es(e,t){let n=H.getTreeNode(t)?.parent;for(;n;){if(n.scopeRef===e)return!0;n=n.parent}return!1}function ts(e,t=!1){if(e!=null&&!t)try{wn(e)}catch{}else if(e!=null)try{e.focus()}catch{}}function ns(e,t=!0){let n=e[0].previousElementSibling,r=Ko(e),i=ls(r,{tabbable:t},e);i.currentNode=n;let a=i.nextNode();return t&&!a&&(r=Ko(e),i=ls(r,{tabbable:!1},e),i.currentNode=n,a=i.nextNode()),a}function rs(e,t=!0){ts(ns(e,t))}function is(e,t){let n=R.useRef(t);(0,R.useEffect)(()=>{if(n.current){B=e;let t=L(e.current?e.current[0]:void 0);!V(I(t),B.current)&&e.current&&rs(e.current)}n.current=!1},[e])}function as(e,t,n){F(()=>{if(t||n)return;let r=e.current,i=L(r?r[0]:void 0),a=t=>{let n=P(t);V(n,e.current)?B=e:Zo(n)||(B=null)};return i.addEventListener(`focusin`,a,!1),r?.forEach(e=>e.addEventListener(`focusin`,a,!1)),()=>{i.removeEventListener(`focusin`,a,!1),r?.forEach(e=>e.removeEventListener(`focusin`,a,!1))}},[e,t,n])}function os(e){let t=H.getTreeNode(B);for(;t&&t.scopeRef!==e;){if(t.nodeToRestore)return!1;t=t.parent}return t?.scopeRef===e}function ss(e,t,n){let r=(0,R.useRef)(typeof document<`u`?I(L(e.current?e.current[0]:void 0)):null);F(()=>{let r=e.current,i=L(r?r[0]:void 0);if(!t||n)return;let a=()=>{(!B||es(B,e))&&V(I(i),e.current)&&(B=e)};return i.addEventListener(`focusin`,a,!1),r?.forEach(e=>e.addEventListener(`focusin`,a,!1)),()=>{i.removeEventListener(`focusin`,a,!1),r?.forEach(e=>e.removeEventListener(`focusin`,a,!1))}},[e,n]),F(()=>{let r=L(e.current?e.current[0]:void 0);if(!t)return;let i=t=>{if(t.key!==`Tab`||t.altKey||t.ctrlKey||t.metaKey||!qo(e)||t.isComposing)return;let n=r.activeElement;if(!Qo(n,e)||!os(e))return;let i=H.getTreeNode(e);if(!i)return;let a=i.nodeToRestore,o=ls(r.body,{tabbable:!0});o.currentNode=n;let s=t.shiftKey?o.previousNode():o.nextNode();if(a&&a.isConnected&&a!==r.body||(a=void 0,i.nodeToRestore=void 0),(!s||!Qo(s,e))&&a){o.currentNode=a;do s=t.shiftKey?o.previousNode():o.nextNode();while(Qo(s,e));t.preventDefault(),t.stopPropagation(),s?ts(s,!0):Zo(a)?ts(a,!0):n.blur()}};return n||r.addEventListener(`keydown`,i,!0),()=>{n||r.removeEventListener(`keydown`,i,!0)}},[e,t,n]),F(()=>{let n=L(e.current?e.current[0]:void 0);if(!t)return;let i=H.getTreeNode(e);if(i)return i.nodeToRestore=r.current??void 0,()=>{let r=H.getTreeNode(e);if(!r)return;let i=r.nodeToRestore,a=I(n);if(t&&i&&(a&&Qo(a,e)||a===n.body&&os(e))){let t=H.clone();requestAnimationFrame(()=>{if(n.activeElement===n.body){let n=t.getTreeNode(e);for(;n;){if(n.nodeToRestore&&n.nodeToRestore.isConnected){cs(n.nodeToRestore);return}n=n.parent}for(n=t.getTreeNode(e);n;){if(n.scopeRef&&n.scopeRef.current&&H.getTreeNode(n.scopeRef)){let e=ns(n.scopeRef.current,!0);if(e){cs(e);return}}n=n.parent}}})}}},[e,t])}function cs(e){e.dispatchEvent(new CustomEvent(Ho,{bubbles:!0,cancelable:!0}))&&ts(e)}function ls(e,t,n){let r=t?.tabbable?Mt:Dn,i=e?.nodeType===Node.ELEMENT_NODE?e:null,a=L(i),o=Bo(a,e||a,NodeFilter.SHOW_ELEMENT,{acceptNode(e){return Rt(t?.from,e)||t?.tabbable&&e.tagName===`INPUT`&&e.getAttribute(`type`)===`radio`&&(!Yo(e)||o.currentNode.tagName===`INPUT`&&o.currentNode.type===`radio`&&o.currentNode.name===e.name)?NodeFilter.FILTER_REJECT:r(e)&&(!n||V(e,n))&&(!t?.accept||t.accept(e))?NodeFilter.FILTER_ACCEPT:NodeFilter.FILTER_SKIP}});return t?.from&&(o.currentNode=t.from),o}var us=class e{constructor(){this.fastMap=new Map,this.root=new ds({scopeRef:null}),this.fastMap.set(null,this.root)}get size(){return this.fastMap.size}getTreeNode(e){return this.fastMap.get(e)}addTreeNode(e,t,n){let r=this.fastMap.get(t??null);if(!r)return;let i=new ds({scopeRef:e});r.addChild(i),i.parent=r,this.fastMap.set(e,i),n&&(i.nodeToRestore=n)}addNode(e){this.fastMap.set(e.scopeRef,e)}removeTreeNode(e){if(e===null)return;let t=this.fastMap.get(e);if(!t)return;let n=t.parent;for(let e of this.traverse())e!==t&&t.nodeToRestore&&e.nodeToRestore&&t.scopeRef&&t.scopeRef.current&&V(e.nodeToRestore,t.scopeRef.current)&&(e.nodeToRestore=t.nodeToRestore);let r=t.children;n&&(n.removeChild(t),r.size>0&&r.forEach(e=>n&&n.addChild(e))),this.fastMap.delete(t.scopeRef)}*traverse(e=this.root){if(e.scopeRef!=null&&(yield e),e.children.size>0)for(let t of e.children)yield*this.traverse(t)}clone(){let t=new e;for(let e of this.traverse())t.addTreeNode(e.scopeRef,e.parent?.scopeRef??null,e.nodeToRestore);return t}},ds=class{constructor(e){this.children=new Set,this.contain=!1,this.scopeRef=e.scopeRef}addChild(e){this.children.add(e),e.parent=this}removeChild(e){this.children.delete(e),e.parent=void 0}},H=new us;function fs(e,t){if(!e)return!1;let n=window.getComputedStyle(e),r=document.scrollingElement||document.documentElement,i=/(auto|scroll)/.test(n.overflow+n.overflowX+n.overflowY);return e===r&&n.overflow!==`hidden`&&(i=!0),i&&t&&(i=e.scrollHeight!==e.clientHeight||e.scrollWidth!==e.clientWidth),i}function ps(e,t){let n=e;for(fs(n,t)&&(n=n.parentElement);n&&!fs(n,t);)n=n.parentElement;return n||document.scrollingElement||document.documentElement}var ms=R.useInsertionEffect??R.useLayoutEffect;function hs(e,t,n){let[r,i]=(0,R.useState)(e||t),a=(0,R.useRef)(r),o=(0,R.useRef)(e!==void 0),s=e!==void 0;(0,R.useEffect)(()=>{o.current,o.current=s},[s]);let c=s?e:r;ms(()=>{a.current=c});let[,l]=(0,R.useReducer)(()=>({}),{});return[c,(0,R.useCallback)((e,...t)=>{let r=typeof e==`function`?e(a.current):e;Object.is(a.current,r)||(a.current=r,i(r),l(),n?.(r,...t))},[n])]}var gs=typeof HTMLElement<`u`&&`inert`in HTMLElement.prototype;function _s(e){return e.dataset.liveAnnouncer===`true`||e.dataset.reactAriaTopLayer!==void 0}var vs=new WeakMap,U=[];function ys(e,t){let n=Dt(e?.[0]),r=t instanceof n.Element?{root:t}:t,i=r?.root??document.body,a=r?.shouldUseInert&&gs,o=new Set(e),s=new Set,c=e=>a&&e instanceof n.HTMLElement?e.inert:e.getAttribute(`aria-hidden`)===`true`,l=(e,t)=>{a&&e instanceof n.HTMLElement?e.inert=t:t?e.setAttribute(`aria-hidden`,`true`):(e.removeAttribute(`aria-hidden`),e instanceof n.HTMLElement&&(e.inert=!1))},u=new Set;if(Vt()){let t=i.getRootNode();for(let n of e){let e=n.getRootNode();for(;An(e)&&e!==t;)u.add(e),e=e.host.getRootNode()}}let d=e=>{for(let t of e.querySelectorAll(`[data-live-announcer], [data-react-aria-top-layer]`))o.add(t);let t=e=>{if(s.has(e)||o.has(e)||e.parentElement&&s.has(e.parentElement)&&e.parentElement.getAttribute(`role`)!==`row`)return NodeFilter.FILTER_REJECT;for(let t of o)if(Rt(e,t))return NodeFilter.FILTER_SKIP;return NodeFilter.FILTER_ACCEPT},n=Bo(L(e),e,NodeFilter.SHOW_ELEMENT,{acceptNode:t}),r=t(e);if(r===NodeFilter.FILTER_ACCEPT&&f(e),r!==NodeFilter.FILTER_REJECT){let e=n.nextNode();for(;e!=null;)f(e),e=n.nextNode()}},f=e=>{let t=vs.get(e)??0;c(e)&&t===0||(t===0&&l(e,!0),s.add(e),vs.set(e,t+1))};U.length&&U[U.length-1].disconnect(),d(i);let p=new MutationObserver(e=>{for(let t of e)if(t.type===`childList`){if(t.target.isConnected&&![...o,...s].some(e=>Rt(e,t.target)))for(let e of t.addedNodes)(e instanceof HTMLElement||e instanceof SVGElement)&&_s(e)?o.add(e):e instanceof Element&&d(e);if(Vt()){for(let e of u)if(!e.isConnected){p.disconnect();break}}}});p.observe(i,{childList:!0,subtree:!0});let m=new Set;if(Vt())for(let e of u){let t=new MutationObserver(e=>{for(let t of e)if(t.type===`childList`){if(t.target.isConnected&&![...o,...s].some(e=>Rt(e,t.target)))for(let e of t.addedNodes)(e instanceof HTMLElement||e instanceof SVGElement)&&_s(e)?o.add(e):e instanceof Element&&d(e);if(Vt()){for(let e of u)if(!e.isConnected){p.disconnect();break}}}});t.observe(e,{childList:!0,subtree:!0}),m.add(t)}let h={visibleNodes:o,hiddenNodes:s,observe(){p.observe(i,{childList:!0,subtree:!0})},disconnect(){p.disconnect()}};return U.push(h),()=>{if(p.disconnect(),Vt())for(let e of m)e.disconnect();for(let e of s){let t=vs.get(e);t!=null&&(t===1?(l(e,!1),vs.delete(e)):vs.set(e,t-1))}h===U[U.length-1]?(U.pop(),U.length&&U[U.length-1].observe()):U.splice(U.indexOf(h),1)}}function bs(e){let t=U[U.length-1];if(t&&!t.visibleNodes.has(e))return t.visibleNodes.add(e),()=>{t.visibleNodes.delete(e)}}function xs({children:e}){let t=(0,R.useMemo)(()=>({register:()=>{}}),[]);return R.createElement(Wn.Provider,{value:t},e)}var Ss=(0,R.createContext)({});function Cs(){return(0,R.useContext)(Ss)??{}}var ws=R.createContext(null);function Ts(e){let t=qt(),{portalContainer:n=t?null:document.body,isExiting:r}=e,[i,a]=(0,R.useState)(!1),o=(0,R.useMemo)(()=>({contain:i,setContain:a}),[i,a]),{getContainer:s}=Cs();if(!e.portalContainer&&s&&(n=s()),!n)return null;let c=e.children;return e.disableFocusManagement||(c=R.createElement(Uo,{restoreFocus:!0,contain:(e.shouldContainFocus||i)&&!r},c)),c=R.createElement(ws.Provider,{value:o},R.createElement(xs,null,R.createElement(_n.Provider,{value:null},c))),Eo.createPortal(c,n)}function Es(){let e=(0,R.useContext)(ws)?.setContain;F(()=>{e?.(!0)},[e])}var Ds=!1,Os=0;function ks(){Ds=!0,setTimeout(()=>{Ds=!1},500)}function As(e){e.pointerType===`touch`&&ks()}function js(){let e=L(null);if(e!==void 0)return Os===0&&typeof PointerEvent<`u`&&e.addEventListener(`pointerup`,As),Os++,()=>{Os--,Os>0||typeof PointerEvent<`u`&&e.removeEventListener(`pointerup`,As)}}function Ms(e){let{onHoverStart:t,onHoverChange:n,onHoverEnd:r,isDisabled:i}=e,[a,o]=(0,R.useState)(!1),s=(0,R.useRef)({isHovered:!1,ignoreEmulatedMouseEvents:!1,pointerType:``,target:null}).current;(0,R.useEffect)(js,[]);let{addGlobalListener:c,removeAllGlobalListeners:l}=Ze(),{hoverProps:u,triggerHoverEnd:d}=(0,R.useMemo)(()=>{let e=(e,r)=>{if(s.pointerType=r,i||r===`touch`||s.isHovered||!Rt(e.currentTarget,P(e)))return;s.isHovered=!0;let l=e.currentTarget;s.target=l,c(L(P(e)),`pointerover`,e=>{s.isHovered&&s.target&&!Rt(s.target,P(e))&&a(e,e.pointerType)},{capture:!0}),t&&t({type:`hoverstart`,target:l,pointerType:r}),n&&n(!0),o(!0)},a=(e,t)=>{let i=s.target;s.pointerType=``,s.target=null,t!==`touch`&&s.isHovered&&i&&(s.isHovered=!1,l(),r&&r({type:`hoverend`,target:i,pointerType:t}),n&&n(!1),o(!1))},u={};return typeof PointerEvent<`u`&&(u.onPointerEnter=t=>{Ds&&t.pointerType===`mouse`||e(t,t.pointerType)},u.onPointerLeave=e=>{!i&&Rt(e.currentTarget,P(e))&&a(e,e.pointerType)}),{hoverProps:u,triggerHoverEnd:a}},[t,n,r,i,s,c,l]);return(0,R.useEffect)(()=>{i&&d({currentTarget:s.target},s.pointerType)},[i]),{hoverProps:u,isHovered:a}}function Ns(e){let{ref:t,onInteractOutside:n,isDisabled:r,onInteractOutsideStart:i}=e,a=(0,R.useRef)({isPointerDown:!1,ignoreEmulatedMouseEvents:!1}),o=lt(e=>{n&&Ps(e,t)&&(i&&i(e),a.current.isPointerDown=!0)}),s=lt(e=>{n&&n(e)});(0,R.useEffect)(()=>{let e=a.current;if(r)return;let n=t.current,i=L(n);if(typeof PointerEvent<`u`){let n=n=>{e.isPointerDown&&Ps(n,t)&&s(n),e.isPointerDown=!1};return i.addEventListener(`pointerdown`,o,!0),i.addEventListener(`click`,n,!0),()=>{i.removeEventListener(`pointerdown`,o,!0),i.removeEventListener(`click`,n,!0)}}},[t,r])}function Ps(e,t){if(e.button>0)return!1;let n=P(e);if(n){let e=n.ownerDocument;if(!e||!Rt(e.documentElement,n)||n.closest(`[data-react-aria-top-layer]`))return!1}return t.current?!e.composedPath().includes(t.current):!1}var Fs=[];function Is(e,t){let{onClose:n,shouldCloseOnBlur:r,isOpen:i,isDismissable:a=!1,isKeyboardDismissDisabled:o=!1,shouldCloseOnInteractOutside:s}=e,c=(0,R.useRef)(void 0);(0,R.useEffect)(()=>{if(i&&!Fs.includes(t))return Fs.push(t),()=>{let e=Fs.indexOf(t);e>=0&&Fs.splice(e,1)}},[i,t]);let l=()=>{Fs[Fs.length-1]===t&&n&&n()},u=e=>{let n=Fs[Fs.length-1];c.current=n,(!s||s(P(e)))&&n===t&&e.stopPropagation()},d=e=>{(!s||s(P(e)))&&(Fs[Fs.length-1]===t&&e.stopPropagation(),c.current===t&&l()),c.current=void 0},{keyboardProps:f}=gt({shortcuts:{Escape:()=>{if(!o)l();else return!1}}});Ns({ref:t,onInteractOutside:a&&i?d:void 0,onInteractOutsideStart:u});let{focusWithinProps:p}=_e({isDisabled:!r,onBlurWithin:e=>{e.relatedTarget&&!$o(e.relatedTarget)&&(!s||s(e.relatedTarget))&&n?.()}});return{overlayProps:{...f,...p},underlayProps:{}}}var Ls=200,Rs=50,zs=600,Bs=new WeakMap,Vs=new Set,Hs=new Set;function Us(e,t){let n=Ro();if(e!==n||t.aborted)for(let e of Hs)e(n),Hs.delete(e);if(!e&&n&&cn()&&!t.aborted)window.clearInterval(Bs.get(window)),Bs.set(window,Ws(Ls));else{if(e!==n||t.aborted)for(let e of Vs)e(n),Vs.delete(e);(Hs.size+Vs.size<=0||t.aborted)&&(window.clearInterval(Bs.get(window)),Bs.delete(window))}}function Ws(e=zs){return window.setInterval(Us,Rs,Ro(),AbortSignal.timeout(e))}function Gs(e){if(!Io())return e(!1),()=>{};let t=window.requestAnimationFrame(()=>{t=window.requestAnimationFrame(()=>{let t=Lo(document.hasFocus()?I():null);if(Ro()===t||Ro()&&!t)return e(t);Hs.add(e),Bs.has(window)||Bs.set(window,Ws())})});return()=>{window.cancelAnimationFrame(t),Hs.delete(e)}}function Ks(e){if(!Io())return e(!1),()=>{};let t=window.requestAnimationFrame(()=>{t=window.requestAnimationFrame(()=>{let t=Lo(document.hasFocus()?I():null);if(Ro()===t)return e(t);Vs.add(e),Bs.has(window)||Bs.set(window,Ws())})});return()=>{window.cancelAnimationFrame(t),Vs.delete(e)}}var qs=typeof document<`u`&&window.visualViewport,Js=0,Ys;function Xs(e={}){let{isDisabled:t,UNSTABLE_overrideFocus:n}=e;F(()=>{if(!t)return Js++,Js===1&&(Ys=Ot()&&cn()?Qs():Zs(n)),()=>{Js--,Js===0&&Ys()}},[t,n])}function Zs(e){let t=window.innerWidth-document.documentElement.clientWidth;return Ft(t>0&&(`scrollbarGutter`in document.documentElement.style?bt(document.documentElement,`scrollbar-gutter`,`stable`):bt(document.documentElement,`padding-right`,`${t}px`)),bt(document.documentElement,`overflow`,`hidden`),e&&ec(),e&&Io()&&$s())}function Qs(){let e=bt(document.documentElement,`overflow`,`hidden`),t,n=!1,r=e=>{let r=P(e);t=fs(r,!0)?r:ps(r,!0),n=!1;let i=r.ownerDocument.defaultView.getSelection();i&&!i.isCollapsed&&i.containsNode(r,!0)&&(n=!0),e.composedPath().some(e=>e instanceof HTMLInputElement&&e.type===`range`)&&(n=!0),`selectionStart`in r&&`selectionEnd`in r&&r.selectionStart<r.selectionEnd&&r.ownerDocument.activeElement===r&&(n=!0)},i=document.createElement(`style`),a=se();a&&(i.nonce=a),i.textContent=`@layer {
  * {
    overscroll-behavior: contain;
  }
}`,document.head.prepend(i);let o=e=>{e.touches.length===2||n||(!t||t===document.documentElement||t===document.body||t.scrollHeight===t.clientHeight&&t.scrollWidth===t.clientWidth)&&e.preventDefault()},s=ec(),c=Ft(Ln(document,`touchstart`,r,{passive:!1,capture:!0}),Ln(document,`touchmove`,o,{passive:!1,capture:!0}),$s());return()=>{e(),c(),i.remove(),s()}}function $s(){return Ln(document,`blur`,e=>{let t=P(e),n=e.relatedTarget;n&&Lo(n)?n.focus():n||(t.parentElement?.closest(`[tabindex]`))?.focus({preventScroll:!0})},!0)}function ec(){let e=HTMLElement.prototype.focus;return Reflect.defineProperty(HTMLElement.prototype,"focus",{configurable:!0,writable:!0,value:function(t){if(e.call(this,{...t,preventScroll:!0}),!t||!t.preventScroll){let e=()=>{I()===this&&tc(this)};Gs(t=>t?e():Ks(()=>e()))}}}),()=>{Reflect.defineProperty(HTMLElement.prototype,"focus",{configurable:!0,writable:!0,value:e})}}function tc(e){let t=document.scrollingElement||document.documentElement,n=e;for(;n&&n!==t&&n.isConnected;){let e=ps(n);if(e!==document.documentElement&&e!==document.body&&e!==n){let t=e.getBoundingClientRect(),r=n.getBoundingClientRect();if(r.top<t.top||r.bottom>t.top+n.clientHeight){let n=t.bottom;qs&&(n=Math.min(n,qs.offsetTop+qs.height));let i=r.top-t.top-((n-t.top)/2-r.height/2);e.scrollTo({top:Math.max(0,Math.min(e.scrollHeight-e.clientHeight,e.scrollTop+i)),behavior:`smooth`})}}n=e.parentElement}}function nc(e,t,n){let{overlayProps:r,underlayProps:i}=Is({...e,isOpen:t.isOpen,onClose:t.close},n);Xs({isDisabled:!t.isOpen,UNSTABLE_overrideFocus:e.UNSTABLE_overrideFocus}),Es();let{isEntering:a}=e;return(0,R.useEffect)(()=>{if(t.isOpen&&n.current)return a?bs(n.current):ys([n.current],{shouldUseInert:!0})},[t.isOpen,a,n]),{modalProps:ft(r),underlayProps:i}}function rc(e,t){let n=st(e,{labelable:!0}),{hoverProps:r}=Ms({onHoverStart:()=>t?.open(!0),onHoverEnd:()=>t?.close()});return{tooltipProps:ft(n,r,{role:`tooltip`})}}function ic(e,t,n){let{isDisabled:r,trigger:i,shouldCloseOnPress:a=!0}=e,o=ie(),s=(0,R.useRef)(!1),c=(0,R.useRef)(!1),l=()=>{(s.current||c.current)&&t.open(c.current)},u=e=>{!s.current&&!c.current&&t.close(e)};(0,R.useEffect)(()=>{let e=e=>{n&&n.current&&e.key===`Escape`&&(e.stopPropagation(),t.close(!0))};if(t.isOpen)return document.addEventListener(`keydown`,e,!0),()=>{document.removeEventListener(`keydown`,e,!0)}},[n,t]);let d=()=>{i!==`focus`&&(on()===`pointer`?s.current=!0:s.current=!1,l())},f=()=>{i!==`focus`&&(c.current=!1,s.current=!1,u())},p=()=>{a&&(c.current=!1,s.current=!1,u(!0))},m=()=>{vn()&&(c.current=!0,l())},h=()=>{c.current=!1,s.current=!1,u(!0)},{hoverProps:g}=Ms({isDisabled:r,onHoverStart:d,onHoverEnd:f}),{focusableProps:_}=Ne({isDisabled:r,onFocus:m,onBlur:h},n);return{triggerProps:{"aria-describedby":t.isOpen?o:void 0,...ft(_,g,{onPointerDown:p,onKeyDown:p}),tabIndex:void 0},tooltipProps:{id:o}}}var W=E(),ac=(e,t)=>(0,R.useMemo)(()=>vt(e,t),[e,t]);function oc(e){let[t,n]=hs(e.isOpen,e.defaultOpen||!1,e.onOpenChange),[r,i]=(0,R.useState)(null);return{isOpen:t,setOpen:n,open:(0,R.useCallback)(()=>{n(!0)},[n]),close:(0,R.useCallback)(()=>{n(!1)},[n]),toggle:(0,R.useCallback)(()=>{n(!t)},[n,t]),point:r,setPoint:i}}var sc=1500,cc=500,lc={},uc=0,dc=!1,fc=null,pc=null;function mc(e={}){let{delay:t=sc,closeDelay:n=cc}=e,{isOpen:r,open:i,close:a}=oc(e),[o,s]=(0,R.useState)(!1),c=(0,R.useMemo)(()=>`${++uc}`,[]),l=(0,R.useRef)(null),u=(0,R.useRef)(a),d=()=>{lc[c]=m},f=()=>{for(let e in lc)e!==c&&(lc[e](!0,!0),delete lc[e])},p=e=>{l.current&&clearTimeout(l.current),l.current=null,f(),d(),s(!!e),dc=!0,i(),fc&&=(clearTimeout(fc),null),pc&&=(clearTimeout(pc),null)},m=(e,t)=>{s(!!t),e||n<=0?(l.current&&clearTimeout(l.current),l.current=null,u.current()):l.current||=setTimeout(()=>{l.current=null,u.current()},n),fc&&=(clearTimeout(fc),null),dc&&(pc&&clearTimeout(pc),pc=setTimeout(()=>{delete lc[c],pc=null,dc=!1},Math.max(cc,n)))},h=()=>{f(),d(),!r&&!dc?(fc&&clearTimeout(fc),fc=setTimeout(()=>{fc=null,dc=!0,p(!1)},t)):r||p(!0)};return(0,R.useEffect)(()=>{u.current=a},[a]),(0,R.useEffect)(()=>()=>{l.current&&clearTimeout(l.current),lc[c]&&delete lc[c]},[c]),{isOpen:r,shouldSkipAnimation:o,open:e=>{!e&&t>0&&!l.current?h():p(dc)},close:m}}function hc({now:e,fetch:t},n){e?n(e):t().then(n,()=>{})}var gc=[`pointerover`,`keydown`];function _c(e){if(`requestIdleCallback`in globalThis)requestIdleCallback(e);else for(let t of gc)document.addEventListener(t,e,{once:!0,capture:!0,passive:!0})}var vc=[];function yc(e){let t=null,n=null,r=!1,i=()=>n??=e().then(e=>t=e,e=>{throw n=null,e}),a={get now(){return t},fetch:i,soon(){r||(r=!0,_c(()=>void i().catch(()=>{})))}};return vc.push(a),a}function bc(e,t=!0){(0,R.useEffect)(()=>{t&&e.soon()},[e,t])}function xc(e){let[t,n]=(0,R.useState)(0),[r,i]=(0,R.useState)(null),a=e.now;return(0,R.useEffect)(()=>{if(a)return;let n=!0,r=e=>{n&&i({turn:t,failed:e})};return e.fetch().then(()=>r(!1),()=>r(!0)),()=>{n=!1}},[e,a,t]),{module:a,failed:r?.failed===!0,isComing:r?.turn!==t,retry:()=>n(t+1)}}var Sc=yc(()=>Qt(()=>import(`./keep-placed-CbIOhsoJ.js`),__vite__mapDeps([0,1,2])));function Cc(e,t,{gap:n,maxHeight:r=1/0}){let{clientWidth:i,clientHeight:a}=document.documentElement,{left:o,bottom:s}=e.getBoundingClientRect(),{style:c}=t;c.maxBlockSize=`${Math.min(r,a-16)}px`,c.left=`${Math.max(8,Math.min(o,i-t.offsetWidth-8))}px`,c.top=`${Math.max(8,Math.min(s+n,a-t.offsetHeight-8))}px`,c.clipPath=``}function wc(e,t,n){if(Sc.now)return Sc.now.keepPlaced(e,t,n);let r=!1,i=()=>{};return t.style.clipPath=`inset(50%)`,Sc.fetch().then(({keepPlaced:a})=>{r||(i=a(e,t,n))},()=>{r||Cc(e,t,n)}),()=>{r=!0,i()}}var Tc=()=>bc(Sc),Ec=e=>e instanceof Element?e:{getBoundingClientRect:()=>new DOMRect(e.x,e.y,0,0)},Dc={position:`fixed`,left:0,top:0};function Oc(e={}){let{placement:t=`bottom-start`,gap:n=4,nudge:r=0,mayCover:i=!1,maxHeight:a,matchWidth:o,anchor:s}=e,[c,l]=(0,R.useState)(null),[u,d]=(0,R.useState)(null),f=s===void 0?c:s;return Tc(),(0,R.useLayoutEffect)(()=>{if(f&&u)return wc(Ec(f),u,{placement:t,gap:n,nudge:r,mayCover:i,maxHeight:a,matchWidth:o})},[f,u,t,n,r,i,a,o]),{setReference:l,setFloating:d,floatingStyles:Dc}}var kc=`data-ui-layers`;function Ac(){let e=document.querySelector(`body > [${kc}]`);if(e)return e;let t=document.createElement(`div`);return t.setAttribute(kc,``),t.dataset.reactAriaTopLayer=`true`,document.body.appendChild(t)}var jc=S`from { opacity: 0; }`,Mc=m.div`
  z-index: var(--ui-layer-tooltip);
  inline-size: max-content;
  max-inline-size: min(20rem, calc(100vw - 16px));
  padding: 5px var(--ui-space-2);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-inverse);
  color: var(--ui-color-on-inverse);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  line-height: 1.35;
  box-shadow: var(--ui-shadow-2);
  animation: ${jc} var(--ui-motion-fast) ease-out;
`;function Nc({state:e,anchor:t,placement:n,children:r,style:i,...a}){let{setFloating:o,floatingStyles:s}=Oc({anchor:t,placement:n,gap:6}),{tooltipProps:c}=rc({},e);return(0,W.jsx)(Mc,{...ft(a,c),ref:o,role:`tooltip`,style:{...i,...s},"data-react-aria-top-layer":!0,children:r})}function Pc({content:e,placement:t=`bottom`,isName:n=!1,children:r}){let[i,a]=(0,R.useState)(null),o=(0,R.useMemo)(()=>({current:i}),[i]);Tc();let s=mc({delay:500,closeDelay:80}),{triggerProps:c,tooltipProps:l}=ic({isDisabled:!e},s,o),{"aria-describedby":u,...d}=c;return(0,W.jsxs)(W.Fragment,{children:[r({...d,"aria-describedby":n?void 0:u,ref:a}),s.isOpen&&e&&(0,Eo.createPortal)((0,W.jsx)(Nc,{...l,state:s,anchor:i,placement:t,children:e}),Ac())]})}var Fc=m.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: var(--ui-control-height);
  block-size: var(--ui-control-height);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--ui-radius-4);
  background: transparent;
  color: var(--ui-color-text-muted);
  cursor: pointer;
  transition:
    background-color var(--ui-motion-fast),
    color var(--ui-motion-fast);

  &[data-size='small'] {
    inline-size: var(--ui-control-height-small);
    block-size: var(--ui-control-height-small);
  }

  /* Tones */
  &[data-tone='neutral'] {
    border-color: var(--ui-color-border-control);
    background: var(--ui-color-surface);
    color: var(--ui-color-text);
  }
  &[data-tone='danger'] {
    color: var(--ui-color-error);
  }
  &[data-tone='primary'] {
    background: var(--ui-color-primary);
    color: var(--ui-color-on-primary);
  }
  /* On a coloured ground, such as the app bar: it takes the colours around it. */
  &[data-tone='inherit'] {
    color: inherit;
  }

  /* States */
  &:hover {
    background: var(--ui-color-hover);
    color: var(--ui-color-text);
  }
  &[data-tone='danger']:hover {
    background: var(--ui-color-error-bg);
    color: var(--ui-color-error);
  }
  &[data-tone='primary']:hover {
    background: var(--ui-color-primary-hover);
    color: var(--ui-color-on-primary);
  }
  &[data-tone='inherit']:hover {
    background: var(--ui-color-app-bar-hover);
    color: inherit;
  }
  &[data-pressed] {
    transform: translateY(0.5px);
  }
  &[aria-pressed='true'] {
    background: var(--ui-color-selected);
    color: var(--ui-color-primary-text);
  }
  &[data-tone='inherit'][aria-pressed='true'] {
    background: var(--ui-color-app-bar-hover);
    color: inherit;
  }
  &:disabled {
    background: transparent;
    color: var(--ui-color-text-muted);
    opacity: 0.45;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled {
      opacity: 1;
      color: GrayText;
    }
    &[aria-pressed='true']:disabled {
      border-color: GrayText;
      background: ButtonFace;
      color: GrayText;
    }
  }
`;function Ic({placement:e,...t}){return(0,W.jsx)(Pc,{content:t.label,placement:e,isName:!0,children:e=>(0,W.jsx)(Lc,{...t,trigger:e})})}function Lc(e){let{label:t,icon:n,onPress:r,isDisabled:i,pressed:a,tone:o=`quiet`,size:s=`medium`,type:c=`button`,autoFocus:l,ref:u,trigger:d,...f}=e,{ref:p,...m}=d,h=ke(ac(u,p)),{buttonProps:g,isPressed:_}=Te({type:c,isDisabled:i,onPress:e=>{ae(h.current)||r?.(e)},"aria-label":t},h);return(0,W.jsx)(Fc,{...ft(m,f,g),ref:h,autoFocus:l,"aria-pressed":a,"data-tone":o,"data-size":s,"data-pressed":_||void 0,children:(0,W.jsx)(j,{name:n,size:s===`small`?16:20})})}var Rc=new Set([`primary`,`secondary`,`accent`]),zc=new Set([`success`,`info`,`warning`,`error`]);function Bc(e){return Rc.has(e)?`var(--ui-color-${e}-text)`:zc.has(e)?`var(--ui-color-${e})`:e===`grey`||e===`gray`?`var(--ui-color-text-muted)`:e}var Vc=yc(()=>Qt(()=>import(`./purify-fFnoGm8V.js`),[]));function Hc({html:e,...t}){return/[<&]/.test(e)?(0,W.jsx)(Gc,{...t,html:e}):(0,W.jsx)(`span`,{...t,children:Uc(e)})}var Uc=e=>e.split(/\r?\n/).map((e,t)=>(0,W.jsxs)(R.Fragment,{children:[t>0&&(0,W.jsx)(`br`,{}),e]},t)),Wc=e=>new DOMParser().parseFromString(e.replaceAll(/<br\s*\/?>/gi,`
`),`text/html`).body.textContent??``;function Gc({html:e,...t}){let{module:n,failed:r}=xc(Vc),i=(0,R.useMemo)(()=>n?.sanitise(e.replaceAll(/\r?\n/g,`<br>`)),[n,e]);return n?(0,W.jsx)(`span`,{...t,dangerouslySetInnerHTML:{__html:i??``}}):(0,W.jsx)(`span`,{...t,children:r&&Uc(Wc(e))})}var Kc=1270,qc=e=>e.length>300||(e.match(/\n|<(br|p|li)\b/gi)?.length??0)>8,Jc={success:Ar,info:Zt,warning:ue,error:we},Yc=S`from { opacity: 0; transform: translateY(-8px); }`,Xc=m.div`
  position: fixed;
  inset-block-start: var(--ui-space-3);
  inset-inline: 0;
  z-index: var(--ui-layer-toast);
  display: flex;
  justify-content: center;
  pointer-events: none;
`,Zc=m.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);
  min-inline-size: 25%;
  max-inline-size: 90%;
  max-block-size: min(275px, 100vh - 2 * var(--ui-space-3));
  padding: var(--ui-space-1) var(--ui-space-2) var(--ui-space-1) var(--ui-space-3);
  border: 1px solid var(--ui-color-border);
  border-inline-start: 4px solid var(--toast-color);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow-3);
  pointer-events: auto;
  animation: ${Yc} var(--ui-motion-slow) ease-out;

  --toast-color: var(--ui-color-info);
  &[data-type='success'] {
    --toast-color: var(--ui-color-success);
  }
  &[data-type='warning'] {
    --toast-color: var(--ui-color-warning);
  }
  &[data-type='error'] {
    --toast-color: var(--ui-color-error);
  }
  &[data-multiline] {
    padding-block: var(--ui-space-3);
  }
  &[data-pressable] {
    cursor: pointer;
  }
  &[data-empty] {
    position: absolute;
    min-inline-size: 0;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    border: 0;
    opacity: 0;
    pointer-events: none;
  }

  > [data-icon] {
    margin-block-start: 8px;
    color: var(--toast-color);
  }
`,Qc=m.div`
  min-inline-size: 0;
  max-block-size: min(265px, 100vh - 2 * var(--ui-space-3) - 10px);
  overflow-wrap: anywhere;

  > * {
    animation: ${Yc} var(--ui-motion-slow) ease-out;
  }

  /* Not display: none, which would take it from the screen readers that wait for it. */
  &:empty {
    position: absolute;
  }
  /* A short text may have many lines, and a narrow screen makes them more. */
  &:not(:empty) {
    flex: 1;
    padding-block: 8px;
    overflow-y: auto;
  }
  &[data-scrolls] {
    overflow-y: scroll;
  }
  ul,
  ol {
    padding-inline-start: var(--ui-space-5);
  }
`,$c=m.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--ui-space-1);
`;function el(e){let[t,n]=(0,R.useState)(!1),[r,i]=(0,R.useState)(void 0),a=e?.options.timeout??3e3,o=e?.id,s=o!==void 0&&a>0&&!t&&r!==o;return(0,R.useEffect)(()=>{if(!s||o===void 0)return;let e=setTimeout(()=>he.close(o),a);return()=>clearTimeout(e)},[s,o,a]),{pauseProps:{onPointerEnter:()=>n(!0),onPointerLeave:()=>n(!1),onFocus:()=>i(o),onBlur:({currentTarget:e,relatedTarget:t})=>i(e.contains(t)?o:void 0)}}}function tl(e,t,n){(0,R.useEffect)(()=>{if(!t)return;let r=t=>{if(t.key!==`F6`||t.ctrlKey||t.altKey||t.metaKey||t.defaultPrevented)return;let r=e.current?.querySelector(`button, a[href], [tabindex="0"]`);r&&(t.preventDefault(),e.current?.contains(document.activeElement)?n():r.focus())};return document.addEventListener(`keydown`,r),()=>document.removeEventListener(`keydown`,r)})}function nl(){let{t:e}=Be();bc(Vc);let t=qt(),n=(0,R.useSyncExternalStore)(Fn.subscribe,Fn.get,Fn.get),r=it(n),{pauseProps:i}=el(r),a=(0,R.useRef)(null),o=(0,R.useRef)(null),{type:s=`info`,text:c=``,icon:l,color:u,dismissible:d=!0,button:f,isMultiline:p,onClick:m}=r?.options??{},h=s===`warning`||s===`error`,g=c.length>Kc,_=g||qc(c),v=()=>{a.current instanceof HTMLElement&&a.current.focus(),a.current=null};tl(o,r!==void 0,v);let y=r?.id;(0,R.useLayoutEffect)(()=>{if(y!==void 0)return()=>{document.activeElement===document.body&&a.current instanceof HTMLElement&&a.current.focus(),a.current=null}},[y]);let b=()=>{r&&he.close(r.id),v()},x=e=>()=>{b(),e()},S=e=>{d&&b(),e()},C=e=>{e.currentTarget.contains(e.relatedTarget)||(a.current=e.relatedTarget),i.onFocus()},w=e=>{e.key===`Escape`&&d&&(e.stopPropagation(),f?v():b())},T=r&&(0,W.jsx)(Hc,{html:c},r.id);if(t)return null;let E={"data-scrolls":g||void 0,tabIndex:_?0:void 0};return(0,Eo.createPortal)((0,W.jsx)(Xc,{ref:o,role:`region`,"aria-label":e(`toast.region`),"data-react-aria-top-layer":!0,children:(0,W.jsxs)(Zc,{...i,onFocus:C,onKeyDown:w,onClick:e=>{let t=e.target instanceof Element&&e.target.closest(`a, button`);m&&!t&&S(m)},"data-empty":!r||void 0,"data-type":s,"data-multiline":p||void 0,"data-pressable":m?!0:void 0,style:u?{"--toast-color":Bc(u)}:void 0,children:[r&&(0,W.jsx)(j,{name:l??Jc[s],size:20,"data-icon":!0}),(0,W.jsx)(Qc,{role:`status`,...h?{}:E,children:!h&&!r?.isTold&&T}),(0,W.jsx)(Qc,{role:`alert`,...h?E:{},children:h&&!r?.isTold&&T}),r?.isTold&&(0,W.jsx)(Qc,{...E,children:T}),r&&(0,W.jsxs)($c,{children:[f&&(0,W.jsx)(We,{size:`small`,tone:`quiet`,onPress:x(f.onPress),children:f.text}),m&&!f&&(0,W.jsx)(We,{size:`small`,tone:`quiet`,onPress:()=>S(m),children:e(`toast.open`)}),d&&(0,W.jsx)(Ic,{size:`small`,label:e(`toast.close`),icon:Co,onPress:b})]},r.id)]})}),document.body)}var rl=S`from { opacity: 0; }`,il=m.div`
  position: fixed;
  inset: 0;
  z-index: var(--ui-layer-modal);
  display: flex;
  background: var(--ui-backdrop);
  animation: ${rl} var(--ui-motion-slow) ease-out;

  &[data-align='center'] {
    align-items: safe center;
    justify-content: center;
    padding: var(--ui-space-4);
    overflow-y: auto;
  }
  &[data-align='start'] {
    justify-content: flex-start;
  }
  &[data-align='end'] {
    justify-content: flex-end;
  }
`;function al(e){return(0,W.jsx)(Ts,{children:(0,W.jsx)(ol,{...e})})}function ol({onClose:e,closesOutside:t=!0,align:n,startAt:r,children:i}){let a=(0,R.useRef)(null),o=(0,R.useRef)(`escape`),s=oc({isOpen:!0,onOpenChange:()=>e({reason:o.current})}),{modalProps:c,underlayProps:l}=nc({isDismissable:t,shouldCloseOnInteractOutside:()=>(o.current=`outside`,!0)},s,a);(0,R.useEffect)(()=>{let e=a.current;e&&!e.contains(document.activeElement)&&(r?.map(t=>e.querySelector(t)).find(e=>e)??e).focus({preventScroll:!0})},[]);let u=()=>{o.current=`escape`};return(0,W.jsx)(il,{...l,"data-align":n,children:i(ft(c,{onKeyDownCapture:u}),a)})}var sl=m.div`
  display: flex;
  flex-direction: column;
  inline-size: min(var(--surface-width), 100%);
  outline: none;
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow-3);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`,cl=m.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);
  padding: var(--ui-space-4) var(--ui-space-3) var(--ui-space-3) var(--ui-space-5);
`,ll=m.h2`
  flex: 1;
  min-inline-size: 0;
  padding-block: 5px;
  font-size: var(--ui-font-16);
  font-weight: var(--ui-weight-strong);
  line-height: 1.4;
  overflow-wrap: anywhere;
`,ul=m.div`
  flex: 1;
  min-block-size: 0;
  padding: var(--ui-space-1) var(--ui-space-5) var(--ui-space-5);
  overflow-y: auto;
`,dl=m.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ui-space-2);
  padding: var(--ui-space-3) var(--ui-space-5);
  border-block-start: 1px solid var(--ui-color-border);
`,fl=[[`input`,`select`,`textarea`,`button`,`a[href]`,`[tabindex="0"]`].map(e=>`[data-modal-body] ${e}:not(:disabled)`).join(`,`),`[data-modal-foot] button:not(:disabled)`];function pl({isOpen:e=!0,...t}){return e?(0,W.jsx)(ml,{...t}):null}function ml(e){let{title:t,onClose:n,width:r,footer:i,children:a,role:o=`dialog`,align:s,surface:c,style:l,ref:u,...d}=e,{t:f}=Be(),p=(0,R.useId)(),m=(0,R.useRef)(null),h=hl(m);return(0,W.jsx)(al,{onClose:n,align:s,closesOutside:o===`dialog`,startAt:fl,children:(e,s)=>(0,W.jsxs)(c,{...ft(d,e),ref:vt(u,s),role:o,"aria-modal":!0,"aria-labelledby":p,tabIndex:-1,style:{"--surface-width":`${r}px`,...l},children:[(0,W.jsxs)(cl,{children:[(0,W.jsx)(ll,{id:p,children:t}),o===`dialog`&&(0,W.jsx)(Ic,{label:f(`dialog.close`),icon:Co,onPress:()=>n({reason:`button`})})]}),(0,W.jsx)(ul,{ref:m,"data-modal-body":!0,tabIndex:h?0:void 0,role:h?`group`:void 0,"aria-labelledby":h?p:void 0,children:a}),i&&(0,W.jsx)(dl,{"data-modal-foot":!0,children:i})]})})}function hl(e){let[t,n]=(0,R.useState)(!1);return(0,R.useLayoutEffect)(()=>{let t=e.current;if(!t)return;let r=new ResizeObserver(()=>n(t.scrollHeight>t.clientHeight+1));return r.observe(t),()=>r.disconnect()},[e]),t}var gl=S`from { opacity: 0; transform: translateY(8px); }`,_l=m(sl)`
  max-block-size: 100%;
  border-radius: var(--ui-radius-8);
  animation: ${gl} var(--ui-motion-slow) ease-out;
`;function vl({width:e=550,...t}){return(0,W.jsx)(pl,{...t,width:e,align:`center`,surface:_l})}var yl={primary:`primary`,grey:`neutral`,gray:`neutral`,neutral:`neutral`,error:`danger`,red:`danger`,danger:`danger`};function bl(e){let t=yl[e];if(t)return{tone:t};let n=e===`secondary`||e===`accent`;if(!n&&!Ee(e))return{tone:`primary`};let r=n?`var(--ui-color-${e})`:e;return{tone:`primary`,style:{"--button-ground":r,"--button-ground-hover":r,"--button-border":`transparent`,"--button-text":n?`var(--ui-color-on-${e})`:pt(e)}}}var xl=m.span`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);

  > [aria-hidden] {
    margin-block-start: 1px;
    color: var(--confirm-color);
  }
`,Sl=m.div`
  display: grid;
  gap: var(--ui-space-1);
  overflow-wrap: anywhere;

  & + form {
    margin-block-start: var(--ui-space-4);
  }
`;function Cl({options:e,onAnswer:t}){let{t:n}=Be(),{preset:r=`confirm`,message:i,tone:a,width:o}=e,s=pn(e),c=r===`input`,[l,u]=(0,R.useState)(e.textValue??``),[d,f]=(0,R.useState)(null),p=(0,R.useId)(),m=rn[r],h=e.title??n(c?`confirm.value`:`confirm.${r}`),g=e.buttonTrueText??n(c?`confirm.save`:`confirm.true`),_=e.buttonFalseText??n(c?`confirm.cancel`:`confirm.false`),v=a===`danger`,y=v||r===`warning`,b=n=>{let r=n&&s?e.validateText?.(l)??null:null;f(r),r===null&&t(s?{validate:n,value:l}:n)},x=e=>{e.preventDefault(),b(!0)};return(0,W.jsxs)(vl,{role:`alertdialog`,onKeyDownCapture:e=>{e.key===`Enter`&&e.repeat&&(e.preventDefault(),e.stopPropagation())},"aria-describedby":i?p:void 0,title:(0,W.jsxs)(xl,{style:{"--confirm-color":Bc(e.color??m.color)},children:[(0,W.jsx)(j,{name:e.icon??m.icon,size:20}),h]}),width:o,onClose:()=>b(!1),footer:(0,W.jsxs)(W.Fragment,{children:[_&&(0,W.jsx)(We,{...bl(e.buttonFalseColor??`grey`),autoFocus:y&&!s,onPress:()=>b(!1),children:_}),(0,W.jsx)(We,{...bl(e.buttonTrueColor??(v?`error`:`primary`)),autoFocus:!s&&(!y||!_),onPress:()=>b(!0),children:g})]}),children:[i&&(0,W.jsx)(Sl,{id:p,children:i.split(/\n|<br\s*\/?>/i).map((e,t)=>(0,W.jsx)(`p`,{children:e},t))}),s&&(0,W.jsx)(`form`,{onSubmit:x,children:(0,W.jsx)(ut,{label:e.title??n(`confirm.value`),value:l,...d===null?{}:{error:d},onValueChange:e=>u(e.value)})})]})}function wl(){let[e]=(0,R.useSyncExternalStore)(zt.subscribe,zt.get,zt.get);return e?(0,W.jsx)(Cl,{options:e.options,onAnswer:e.answer},e.id):null}var Tl=t(n(((e,t,n)=>{(function(n,r){typeof e==`object`&&t!==void 0?t.exports=r():typeof define==`function`&&define.amd?define(r):(n=typeof globalThis<`u`?globalThis:n||self).dayjs=r()})(n,(function(){var e=1e3,t=6e4,n=36e5,r=`millisecond`,i=`second`,a=`minute`,o=`hour`,s=`day`,c=`week`,l=`month`,u=`quarter`,d=`year`,f=`date`,p=`Invalid Date`,m=/^(\d{4})[-/]?(\d{1,2})?[-/]?(\d{0,2})[Tt\s]*(\d{1,2})?:?(\d{1,2})?:?(\d{1,2})?[.:]?(\d+)?$/,h=/\[([^\]]+)]|YYYY|YY|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|a|A|m{1,2}|s{1,2}|Z{1,2}|SSS/g,g={name:`en`,weekdays:`Sunday_Monday_Tuesday_Wednesday_Thursday_Friday_Saturday`.split(`_`),months:`January_February_March_April_May_June_July_August_September_October_November_December`.split(`_`),ordinal:function(e){var t=[`th`,`st`,`nd`,`rd`],n=e%100;return`[`+e+(t[(n-20)%10]||t[n]||t[0])+`]`}},_=function(e,t,n){var r=String(e);return!r||r.length>=t?e:``+Array(t+1-r.length).join(n)+e},v={s:_,z:function(e){var t=-e.utcOffset(),n=Math.abs(t),r=Math.floor(n/60),i=n%60;return(t<=0?`+`:`-`)+_(r,2,`0`)+`:`+_(i,2,`0`)},m:function e(t,n){if(t.date()<n.date())return-e(n,t);var r=12*(n.year()-t.year())+(n.month()-t.month()),i=t.clone().add(r,l),a=n-i<0,o=t.clone().add(r+(a?-1:1),l);return+(-(r+(n-i)/(a?i-o:o-i))||0)},a:function(e){return e<0?Math.ceil(e)||0:Math.floor(e)},p:function(e){return{M:l,y:d,w:c,d:s,D:f,h:o,m:a,s:i,ms:r,Q:u}[e]||String(e||``).toLowerCase().replace(/s$/,``)},u:function(e){return e===void 0}},y=`en`,b={};b[y]=g;var x=`$isDayjsObject`,S=function(e){return e instanceof E||!(!e||!e[x])},C=function e(t,n,r){var i;if(!t)return y;if(typeof t==`string`){var a=t.toLowerCase();b[a]&&(i=a),n&&(b[a]=n,i=a);var o=t.split(`-`);if(!i&&o.length>1)return e(o[0])}else{var s=t.name;b[s]=t,i=s}return!r&&i&&(y=i),i||!r&&y},w=function(e,t){if(S(e))return e.clone();var n=typeof t==`object`?t:{};return n.date=e,n.args=arguments,new E(n)},T=v;T.l=C,T.i=S,T.w=function(e,t){return w(e,{locale:t.$L,utc:t.$u,x:t.$x,$offset:t.$offset})};var E=function(){function g(e){this.$L=C(e.locale,null,!0),this.parse(e),this.$x=this.$x||e.x||{},this[x]=!0}var _=g.prototype;return _.parse=function(e){this.$d=function(e){var t=e.date,n=e.utc;if(t===null)return new Date(NaN);if(T.u(t))return new Date;if(t instanceof Date)return new Date(t);if(typeof t==`string`&&!/Z$/i.test(t)){var r=t.match(m);if(r){var i=r[2]-1||0,a=(r[7]||`0`).substring(0,3);return n?new Date(Date.UTC(r[1],i,r[3]||1,r[4]||0,r[5]||0,r[6]||0,a)):new Date(r[1],i,r[3]||1,r[4]||0,r[5]||0,r[6]||0,a)}}return new Date(t)}(e),this.init()},_.init=function(){var e=this.$d;this.$y=e.getFullYear(),this.$M=e.getMonth(),this.$D=e.getDate(),this.$W=e.getDay(),this.$H=e.getHours(),this.$m=e.getMinutes(),this.$s=e.getSeconds(),this.$ms=e.getMilliseconds()},_.$utils=function(){return T},_.isValid=function(){return this.$d.toString()!==p},_.isSame=function(e,t){var n=w(e);return this.startOf(t)<=n&&n<=this.endOf(t)},_.isAfter=function(e,t){return w(e)<this.startOf(t)},_.isBefore=function(e,t){return this.endOf(t)<w(e)},_.$g=function(e,t,n){return T.u(e)?this[t]:this.set(n,e)},_.unix=function(){return Math.floor(this.valueOf()/1e3)},_.valueOf=function(){return this.$d.getTime()},_.startOf=function(e,t){var n=this,r=!!T.u(t)||t,u=T.p(e),p=function(e,t){var i=T.w(n.$u?Date.UTC(n.$y,t,e):new Date(n.$y,t,e),n);return r?i:i.endOf(s)},m=function(e,t){return T.w(n.toDate()[e].apply(n.toDate(`s`),(r?[0,0,0,0]:[23,59,59,999]).slice(t)),n)},h=this.$W,g=this.$M,_=this.$D,v=`set`+(this.$u?`UTC`:``);switch(u){case d:return r?p(1,0):p(31,11);case l:return r?p(1,g):p(0,g+1);case c:var y=this.$locale().weekStart||0,b=(h<y?h+7:h)-y;return p(r?_-b:_+(6-b),g);case s:case f:return m(v+`Hours`,0);case o:return m(v+`Minutes`,1);case a:return m(v+`Seconds`,2);case i:return m(v+`Milliseconds`,3);default:return this.clone()}},_.endOf=function(e){return this.startOf(e,!1)},_.$set=function(e,t){var n,c=T.p(e),u=`set`+(this.$u?`UTC`:``),p=(n={},n[s]=u+`Date`,n[f]=u+`Date`,n[l]=u+`Month`,n[d]=u+`FullYear`,n[o]=u+`Hours`,n[a]=u+`Minutes`,n[i]=u+`Seconds`,n[r]=u+`Milliseconds`,n)[c],m=c===s?this.$D+(t-this.$W):t;if(c===l||c===d){var h=this.clone().set(f,1);h.$d[p](m),h.init(),this.$d=h.set(f,Math.min(this.$D,h.daysInMonth())).$d}else p&&this.$d[p](m);return this.init(),this},_.set=function(e,t){return this.clone().$set(e,t)},_.get=function(e){return this[T.p(e)]()},_.add=function(r,u){var f,p=this;r=Number(r);var m=T.p(u),h=function(e){var t=w(p);return T.w(t.date(t.date()+Math.round(e*r)),p)};if(m===l)return this.set(l,this.$M+r);if(m===d)return this.set(d,this.$y+r);if(m===s)return h(1);if(m===c)return h(7);var g=(f={},f[a]=t,f[o]=n,f[i]=e,f)[m]||1,_=this.$d.getTime()+r*g;return T.w(_,this)},_.subtract=function(e,t){return this.add(-1*e,t)},_.format=function(e){var t=this,n=this.$locale();if(!this.isValid())return n.invalidDate||p;var r=e||`YYYY-MM-DDTHH:mm:ssZ`,i=T.z(this),a=this.$H,o=this.$m,s=this.$M,c=n.weekdays,l=n.months,u=n.meridiem,d=function(e,n,i,a){return e&&(e[n]||e(t,r))||i[n].slice(0,a)},f=function(e){return T.s(a%12||12,e,`0`)},m=u||function(e,t,n){var r=e<12?`AM`:`PM`;return n?r.toLowerCase():r};return r.replace(h,(function(e,r){return r||function(e){switch(e){case`YY`:return String(t.$y).slice(-2);case`YYYY`:return T.s(t.$y,4,`0`);case`M`:return s+1;case`MM`:return T.s(s+1,2,`0`);case`MMM`:return d(n.monthsShort,s,l,3);case`MMMM`:return d(l,s);case`D`:return t.$D;case`DD`:return T.s(t.$D,2,`0`);case`d`:return String(t.$W);case`dd`:return d(n.weekdaysMin,t.$W,c,2);case`ddd`:return d(n.weekdaysShort,t.$W,c,3);case`dddd`:return c[t.$W];case`H`:return String(a);case`HH`:return T.s(a,2,`0`);case`h`:return f(1);case`hh`:return f(2);case`a`:return m(a,o,!0);case`A`:return m(a,o,!1);case`m`:return String(o);case`mm`:return T.s(o,2,`0`);case`s`:return String(t.$s);case`ss`:return T.s(t.$s,2,`0`);case`SSS`:return T.s(t.$ms,3,`0`);case`Z`:return i}return null}(e)||i.replace(`:`,``)}))},_.utcOffset=function(){return 15*-Math.round(this.$d.getTimezoneOffset()/15)},_.diff=function(r,f,p){var m,h=this,g=T.p(f),_=w(r),v=(_.utcOffset()-this.utcOffset())*t,y=this-_,b=function(){return T.m(h,_)};switch(g){case d:m=b()/12;break;case l:m=b();break;case u:m=b()/3;break;case c:m=(y-v)/6048e5;break;case s:m=(y-v)/864e5;break;case o:m=y/n;break;case a:m=y/t;break;case i:m=y/e;break;default:m=y}return p?m:T.a(m)},_.daysInMonth=function(){return this.endOf(l).$D},_.$locale=function(){return b[this.$L]},_.locale=function(e,t){if(!e)return this.$L;var n=this.clone(),r=C(e,t,!0);return r&&(n.$L=r),n},_.clone=function(){return T.w(this.$d,this)},_.toDate=function(){return new Date(this.valueOf())},_.toJSON=function(){return this.isValid()?this.toISOString():null},_.toISOString=function(){return this.$d.toISOString()},_.toString=function(){return this.$d.toUTCString()},g}(),ee=E.prototype;return w.prototype=ee,[[`$ms`,r],[`$s`,i],[`$m`,a],[`$H`,o],[`$W`,s],[`$M`,l],[`$y`,d],[`$D`,f]].forEach((function(e){ee[e[1]]=function(t){return this.$g(t,e[0],e[1])}})),w.extend=function(e,t){return e.$i||=(e(t,E,w),!0),w},w.locale=C,w.isDayjs=S,w.unix=function(e){return w(1e3*e)},w.en=b[y],w.Ls=b,w.p={},w}))}))(),1),El={dateTime:`DD/MM/YYYY HH:mm:ss`,shortDateTime:`DD/MM/YYYY HH:mm`,date:`DD/MM/YYYY`,isoDate:`YYYY-MM-DD`,time:`HH:mm`,clock:`HH:mm:ss`};function Dl(e,t=`shortDateTime`){let n=(0,Tl.default)(e);return n.isValid()?n.format(El[t]):e}var Ol=(e=new Date)=>(0,Tl.default)(e).format(El.isoDate),kl=(e,t)=>(0,Tl.default)(e).add(t,`month`).format(El.isoDate),Al=m.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 100%;
  padding: 1px 7px;
  border: 1px solid color-mix(in srgb, var(--badge-text) 28%, transparent);
  border-radius: var(--ui-radius-4);
  background: var(--badge-ground);
  color: var(--badge-text);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* Tones */
  --badge-ground: var(--ui-color-hover);
  --badge-text: var(--ui-color-text-muted);

  &[data-tone='info'] {
    --badge-ground: var(--ui-color-info-bg);
    --badge-text: var(--ui-color-info);
  }
  &[data-tone='success'] {
    --badge-ground: var(--ui-color-success-bg);
    --badge-text: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --badge-ground: var(--ui-color-warning-bg);
    --badge-text: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --badge-ground: var(--ui-color-error-bg);
    --badge-text: var(--ui-color-error);
  }
  &[data-tone='accent'] {
    --badge-ground: var(--ui-color-accent);
    --badge-text: var(--ui-color-on-accent);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;
  }
`;function jl({tone:e=`neutral`,...t}){return(0,W.jsx)(Al,{...t,"data-tone":e})}var Ml=()=>Array.from(crypto.getRandomValues(new Uint8Array(16)),e=>e.toString(16).padStart(2,`0`)).join(``),Nl=(e,t=[])=>Object.fromEntries(Object.entries(e).filter(([e,n])=>!(n instanceof Blob)&&!t.includes(e))),Pl=({input:e,typed:t,isWhole:n,...r},i)=>{let a=Nl(e,i);return{...r,input:a,typed:Nl(t,i),isWhole:n&&Object.keys(a).length===Object.keys(e).length}};function Fl({base:e,typed:t,touched:n,sent:r,key:i,since:a,retype:o,secrets:s,typedAt:c},l){let u=Nl(t,s),d=n.filter(e=>Object.hasOwn(u,e));if(d.length===0&&r.length===0)return null;let f=n.filter(e=>!d.includes(e)&&t[e]!==``&&t[e]!==null);return{base:e,values:u,touched:d,at:c??l,sent:r.map(e=>Pl(e,s)),key:i,since:a,left:[...new Set([...o,...f])]}}var Il=e=>typeof e==`object`&&!!e&&!Array.isArray(e),Ll=e=>Array.isArray(e)?e.filter(e=>typeof e==`string`):[];function Rl(e){if(!Il(e))return[];let{input:t,typed:n,at:r,isWhole:i,before:a}=e;return!Il(t)||!Il(n)||typeof r!=`string`?[]:[{input:t,typed:n,at:r,isWhole:i===!0,before:Array.isArray(a)?a:[]}]}function zl(e){if(!Il(e)||!(`base`in e))return null;let{base:t,values:n,touched:r,at:i,key:a,since:o,left:s,sent:c,lost:l}=e;if(!(t===null||Il(t))||!Il(n)||!Array.isArray(r)||typeof i!=`string`)return null;let u=Il(l)?[{input:l,typed:n,at:i,isWhole:Ll(s).length===0,before:[]}]:[];return{base:t,values:n,touched:Ll(r),at:i,sent:Array.isArray(c)?c.flatMap(Rl):u,key:typeof a==`string`?a:null,since:o===`created`||o===`changed`?o:null,left:Ll(s)}}function Bl(e,t,n){let r,i=()=>r??=w(e,t),a=e=>Array.isArray(e)?e.filter(n):[];return{read:async e=>{try{return a(await ee(e,i()))}catch{return[]}},change:async(e,t)=>{try{await C(e,e=>t(a(e)),i())}catch{}}}}function Vl({of:e,children:t}){let[n,r]=D([be,ht]),i=n.includes(e);return(0,R.useEffect)(()=>{i||r([e]).catch(()=>void 0)},[i,r,e]),i?t:null}var Hl=/\p{M}+/gu,Ul={œ:`oe`,æ:`ae`,ß:`ss`,ø:`o`,ł:`l`,đ:`d`,"’":`'`},Wl=e=>Gl.test(e)?e.toLowerCase():Kl(e),Gl=/^[!-~]*$/,Kl=e=>e.normalize(`NFD`).replaceAll(Hl,``).toLowerCase().replaceAll(/[œæßøłđ’]/g,e=>Ul[e]??e).replaceAll(/\s+/g,` `),ql=S`50% { opacity: 0.45; }`,Jl=m.span`
  display: grid;
  gap: var(--ui-space-2);
  inline-size: var(--skeleton-width, 100%);
`,Yl=m.span`
  block-size: var(--skeleton-height, 0.875rem);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-skeleton);
  animation: ${ql} 1.6s ease-in-out infinite;

  /* The last of several lines is shorter, as the last line of a paragraph is. */
  &:last-child:not(:first-child) {
    inline-size: 62%;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`,Xl=e=>typeof e==`number`?`${e}px`:e;function Zl({width:e,height:t,lines:n=1,style:r,...i}){let a={"--skeleton-width":Xl(e),"--skeleton-height":Xl(t),...r};return(0,W.jsx)(Jl,{...i,style:a,"aria-hidden":`true`,children:Array.from({length:n},(e,t)=>(0,W.jsx)(Yl,{},t))})}var Ql=_(e=>Kt(e));function $l(e,t,n){try{let r=JSON.parse(e.read(t)??`null`);return n(r)?r:void 0}catch{return}}function eu(e,t){let[n,r]=D([re,jn]),i=Pt(e,r?.login),[a,o]=(0,R.useState)(()=>$l(n,i,t));return[a,(0,R.useCallback)(e=>{o(e),n.write(i,JSON.stringify(e))},[n,i])]}var tu=p(()=>globalThis.document?.visibilityState!==`hidden`,{serialize:`ignore`}),nu=`Console.Vue`,ru=e=>`value`in e?`\0${e.value.idValeurGuid}`:e.name,iu=e=>{try{return JSON.parse(e??`null`)}catch{return null}},au=e=>Il(e)&&typeof e.ecran==`string`&&typeof e.vue==`string`&&(e.groupes===void 0||Array.isArray(e.groupes)&&e.groupes.every(e=>typeof e==`number`));function ou(e){let t=iu(e.extendedData);if(!e.isActif||!au(t))return null;let{ecran:n,vue:r,groupes:i=[],parDefaut:a,verrouillee:o}=t,s=a===!0;return{name:e.lbValeur,list:n,query:r,groups:i,isDefault:s,isLocked:s&&o===!0,value:e}}var su=({list:e,query:t,groups:n,isDefault:r,isLocked:i})=>JSON.stringify({ecran:e,vue:t,...n.length>0?{groupes:n}:{},...r?{parDefaut:!0}:{},...r&&i?{verrouillee:!0}:{}}),cu=({groups:e},t)=>e.length===0||e.includes(t),lu=(e,t)=>{let n=e.filter(e=>e.isDefault&&cu(e,t));return n.find(({groups:e})=>e.length>0)??n[0]},uu=p(null,{serialize:`ignore`}),du=O(),fu=(e,t,n=!1)=>({endpoint:e,input:t,isQuiet:n,idempotencyKey:Ml()});function pu(e,{value:t}){if(t==null)throw new yt(`unconfirmed`);return t}var mu=h({source:uu,effect:async e=>e?await e():null}),hu=_(async()=>{let e=await mu();if(!e)return[];let{GetList:t}=e.values;return pu(t,await Ql(fu(t,{refTable:nu},!0))).flatMap(e=>ou(e)??[])}),gu=p(null,{serialize:`ignore`}).reset(Bn);x({clock:du,source:{views:gu,isReading:hu.pending},filter:({views:e,isReading:t})=>e===null&&!t,target:hu});var _u=_(async({tables:{GetList:e}})=>pu(e,await Ql(fu(e,{}))).find(({refTable:e})=>e.toLowerCase()===nu.toLowerCase())?.idTableGuid??null),vu=_(async({calls:e,texts:{label:t,description:n}})=>{let r=await _u(e);if(r)return r;let{GetTypeList:i,Insert:a}=e.tables,o=pu(i,await Ql(fu(i,{}))).find(({refTypeTable:e})=>e===`L`),s={refTable:nu,lbTable:t,description:n,...o?{idTypeTable:o.idTypeTable}:{}};try{return pu(a,await Ql(fu(a,s,!0))).idTableGuid}catch(t){let n=await _u(e);if(n)return n;throw t}}),yu=_(async({name:e,before:t,tableTexts:n,...r})=>{let i=await mu();if(!i)return;let{Insert:a,Update:o}=i.values,s=su(r);t?await Ql(fu(o,{...t.value,lbValeur:e,extendedData:s})):await Ql(fu(a,{idTableGuid:await vu({calls:i,texts:n}),refValeur:`VUE-${Ml().replaceAll(`-`,``).slice(0,12).toUpperCase()}`,lbValeur:e,extendedData:s}))}),bu=_(async({value:{idValeurGuid:e}})=>{let t=await mu();t&&await Ql(fu(t.values.Delete,{idValeurGuid:e}))});gu.on(hu.doneData,(e,t)=>t).on(hu.fail,e=>e??[]),x({clock:[yu.finally,bu.finally],fn:()=>{},target:hu});var xu=m.div`
  min-inline-size: 0;
  container-type: inline-size;
`,Su=m.div`
  display: grid;
  grid-template-columns: clamp(7.5rem, 40%, 14rem) minmax(0, 1fr);
  gap: 0 var(--ui-space-4);
  align-content: start;
`,Cu=m.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-2) var(--ui-space-8);
  margin: 0;

  &[data-layout='above'] {
    row-gap: var(--ui-space-3);
  }
  &[data-layout='above'] > ${Su} {
    grid-template-columns: minmax(0, 1fr);
  }

  @container (min-width: 40rem) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='2'] > [data-wide] {
      grid-column: 1 / -1;
    }
    /* Its name stands under the names of the first column. */
    &[data-columns='2'][data-layout='beside'] > [data-wide] {
      grid-template-columns: clamp(7.5rem, calc((50% - var(--ui-space-4)) * 0.4), 14rem) minmax(0, 1fr);
    }
  }

  @container (max-width: 22rem) {
    row-gap: var(--ui-space-3);
    > ${Su} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`,wu=m.dt`
  color: var(--ui-color-text-muted);
  overflow-wrap: anywhere;

  [data-layout='above'] > * > & {
    font-size: var(--ui-font-12);
  }
`,Tu=m.dd`
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
  font-variant-numeric: tabular-nums;
`,Eu=m.span`
  color: var(--ui-color-text-muted);
`,Du=e=>e==null||e===``;function Ou({items:e,columns:t=1,layout:n=`beside`,isLoading:r=!1,...i}){let{t:a}=Be();return(0,W.jsx)(xu,{...i,children:(0,W.jsx)(Cu,{"data-columns":t,"data-layout":n,"aria-busy":r||void 0,children:e.map(({id:e,term:t,value:n,isWide:i},o)=>(0,W.jsxs)(Su,{"data-wide":i||void 0,children:[(0,W.jsx)(wu,{children:t}),(0,W.jsxs)(Tu,{children:[r&&(0,W.jsx)(Zl,{width:`${45+o*17%40}%`,height:`1lh`}),!r&&Du(n)&&(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(Eu,{"aria-hidden":`true`,children:`–`}),(0,W.jsx)(qe,{elementType:`span`,children:a(`description.nothing`)})]}),!r&&n]})]},e))})})}var ku={Ouvrir:{lb:`Ouvrir`,icon:`folder-open`,row:{all:[`AffAffAffaireList`,`AffAffAffairePrestationList`,`PrmModModeInspectionList`,`PrmRefReferentielList`,`PrmGamGammeList`],administrators:[`AdmUsrUserList`,`CoreSysTableList`]}},Creer:{lb:`Ajouter`,icon:`plus`,title:{all:[`AffAffAffaireList`],administrators:[`AdmUsrUserList`,`PrmModModeInspectionList`,`PrmModTacheList`,`PrmRefReferentielList`,`PrmRefParametreList`,`CoreSysTableList`,`CoreSysTableAccueil`,`CoreSecPrmMenuList`]}},Modifier:{lb:`Modifier`,icon:`pencil`,title:{all:[`AffAffAffaireAccueil`],administrators:[`AdmUsrUserAccueil`,`PrmModModeInspectionAccueil`,`PrmRefReferentielAccueil`,`CoreSysTableAccueil`]},row:{all:[`AffAffAffaireList`],administrators:[`AdmUsrUserList`,`PrmModModeInspectionList`,`PrmRefReferentielList`,`PrmRefParametreList`,`PrmModTacheList`,`CoreSysTableList`,`CoreSysTableAccueil`,`CoreSecPrmMenuList`,`CoreSysRouteList`,`CoreSysActionList`]}},Activer:{lb:`Activer`,icon:`circle-check`,selection:{administrators:[`AdmUsrUserList`,`AffAffAffaireList`,`PrmModModeInspectionList`,`PrmRefReferentielList`,`PrmRefParametreList`,`CoreSysTableList`,`CoreSysActionList`]},row:{administrators:[`AdmUsrUserList`,`AffAffAffaireList`,`PrmModModeInspectionList`,`PrmRefReferentielList`,`PrmRefParametreList`,`CoreSysActionList`]}},Desactiver:{lb:`Désactiver`,icon:`circle-off`,selection:{administrators:[`AdmUsrUserList`,`AffAffAffaireList`,`PrmModModeInspectionList`,`PrmRefReferentielList`,`PrmRefParametreList`,`CoreSysTableList`,`CoreSysActionList`]},row:{administrators:[`AdmUsrUserList`,`AffAffAffaireList`,`PrmModModeInspectionList`,`PrmRefReferentielList`,`PrmRefParametreList`,`CoreSysActionList`]}},Supprimer:{lb:`Supprimer`,icon:`trash`,selection:{administrators:[`PrmModTacheList`,`CoreSysTableAccueil`]},row:{administrators:[`PrmModTacheList`,`CoreSysTableAccueil`,`CoreSysTableList`,`CoreSecPrmMenuList`,`CoreSysActionList`]}},Restaurer:{lb:`Restaurer`,icon:`undo`,row:{administrators:[`CoreSysTableList`]}},Exporter:{lb:`Exporter`,icon:`download`,title:{all:[`AffAffAffaireList`,`AffAffAffairePrestationList`,`PrmModModeInspectionList`,`PrmModTacheList`,`PrmRefReferentielList`,`PrmRefParametreList`,`PrmRefLocalisationList`,`PrmRefMaterielList`,`PrmGamGammeList`,`PrmGamGamRapportAccueil`,`CoreSysNotifList`],administrators:[`AdmUsrUserList`,`CoreSysTableList`,`CoreSysTableAccueil`,`CoreSecPrmMenuList`,`CoreSysRouteList`,`CoreSysActionList`,`CoreSysLogList`]}},Importer:{lb:`Importer`,icon:`upload`,title:{administrators:[`CoreSysTableAccueil`,`PrmRefLocalisationList`,`PrmRefMaterielList`,`PrmGamGammeList`]}},CopierLien:{lb:`Copier le lien`,icon:`link`,title:{all:[`AffAffAffaireAccueil`,`PrmModModeInspectionAccueil`,`PrmRefReferentielAccueil`,`PrmGamGamRapportAccueil`],administrators:[`AdmUsrUserAccueil`,`CoreSysTableAccueil`]}},ComparerVersions:{lb:`Comparer les versions`,icon:`git-compare`,title:{all:[`PrmModModeInspectionAccueil`,`PrmRefReferentielAccueil`,`PrmGamGamRapportAccueil`]}},AjouterAnnuaire:{lb:`Ajouter depuis l'annuaire`,icon:`user-plus`,title:{administrators:[`AdmUsrUserList`]}},Verrouiller:{lb:`Verrouiller`,icon:`lock`,selection:{administrators:[`AdmUsrUserList`]},row:{administrators:[`AdmUsrUserList`]}},Deverrouiller:{lb:`Déverrouiller`,icon:`unlock`,selection:{administrators:[`AdmUsrUserList`]},row:{administrators:[`AdmUsrUserList`]}},ChangerMotDePasse:{lb:`Changer le mot de passe`,icon:`key`,title:{all:[`AdmUsrUserProfil`],administrators:[`AdmUsrUserAccueil`]},row:{administrators:[`AdmUsrUserList`]}},AjouterAgence:{lb:`Ajouter une agence`,icon:`building-2`,title:{administrators:[`AffAffAffaireList`]}},AjouterPrestation:{lb:`Ajouter une prestation`,icon:`clipboard-plus`,title:{all:[`AffAffAffaireAccueil`,`AffAffAffairePrestationList`]}},AjouterPropriete:{lb:`Ajouter une propriété`,icon:`plus`,title:{administrators:[`PrmModModeInspectionAccueil`,`PrmRefReferentielAccueil`]}},ModifierValeur:{lb:`Modifier la valeur`,icon:`pencil`,row:{administrators:[`PrmModModeInspectionAccueil`,`PrmRefReferentielAccueil`]}},AjouterModele:{lb:`Ajouter depuis un modèle`,icon:`copy`,title:{administrators:[`PrmModTacheList`]}},Lier:{lb:`Lier`,icon:`link`,selection:{administrators:[`PrmModTacheList`]},row:{administrators:[`PrmModTacheList`]}},Delier:{lb:`Délier`,icon:`unlink`,selection:{administrators:[`PrmModTacheList`]},row:{administrators:[`PrmModTacheList`]}},Deplacer:{lb:`Déplacer`,icon:`grip-vertical`,row:{administrators:[`PrmModTacheList`,`CoreSysTableAccueil`,`CoreSecPrmMenuList`]}},AjouterCatalogue:{lb:`Ajouter depuis le catalogue`,icon:`plus`,title:{administrators:[`PrmRefParametreList`]}},VoirValeurs:{lb:`Voir les valeurs`,icon:`eye`,row:{all:[`PrmRefLocalisationList`,`PrmRefMaterielList`]}},VoirInfos:{lb:`Voir les informations`,icon:`info`,row:{all:[`PrmGamGammeList`]}},VoirMateriels:{lb:`Voir les matériels`,icon:`package`,row:{all:[`PrmGamGammeList`]}},Apercu:{lb:`Aperçu`,icon:`eye`,row:{all:[`PrmGamGamRapportAccueil`]}},Telecharger:{lb:`Télécharger`,icon:`download`,selection:{all:[`PrmGamGamRapportAccueil`]},row:{all:[`PrmGamGamRapportAccueil`]}},LancerImport:{lb:`Lancer l'import`,icon:`upload`,title:{administrators:[`PrmGamFileImport`]}},CopierSql:{lb:`Copier le script SQL`,icon:`copy`,title:{administrators:[`CoreSecPrmMenuList`]}},EnregistrerDroits:{lb:`Enregistrer les droits`,icon:`save`,title:{administrators:[`CoreSecPrmSecuriteAccueil`]}},ApercuGroupe:{lb:`Aperçu d'un groupe`,icon:`eye`,title:{administrators:[`CoreSecPrmSecuriteAccueil`]}},ViderNotifs:{lb:`Vider les notifications`,icon:`bell-off`,title:{all:[`CoreSysNotifList`]}},LibererVerrou:{lb:`Libérer le verrou`,icon:`unlock`,row:{administrators:[`CoreSysParametreAvanceAccueil`]}},Deconnexion:{lb:`Se déconnecter`,icon:`log-out`},VoirHistorique:{lb:`Historique`,icon:`history`,title:{administrators:[`AdmUsrUserAccueil`,`AffAffAffaireAccueil`,`PrmModModeInspectionAccueil`,`PrmRefReferentielAccueil`,`CoreSysTableAccueil`]}}},Au={parent:`PrmRefReferentielAccueil`,parameters:`idReferentielGuid;idReferentielVersion`},ju=[{path:`/Adm/Usr/UserList`,label:`Utilisateurs`,icon:`users`},{path:`/Adm/Usr/UserAccueil`,label:`Utilisateur`,icon:`user`,parameters:`idUser`},{path:`/Adm/Usr/UserProfil`,label:`Mon profil`,icon:`user`},{path:`/Aff/Aff/AffaireList`,label:`Affaires`,icon:`folder`},{path:`/Aff/Aff/AffaireAccueil`,label:`Affaire`,icon:`folder-open`,parameters:`idAffaireGuid`},{path:`/Aff/Aff/AffairePrestationList`,label:`Prestations`,icon:`clipboard`,parent:`AffAffAffaireAccueil`,parameters:`idAffaireGuid`},{path:`/Core/Sec/PrmMenuList`,label:`Menus`,icon:`list-tree`},{path:`/Core/Sec/PrmSecuriteAccueil`,label:`Sécurité`,icon:`lock`},{path:`/Core/Sys/ActionList`,label:`Actions`,icon:`zap`},{path:`/Core/Sys/LogList`,label:`Journal`,icon:`history`},{path:`/Core/Sys/NotFound`,label:`Page introuvable`,icon:`circle-help`},{path:`/Core/Sys/NotifList`,label:`Notifications`,icon:`bell`},{path:`/Core/Sys/ParametreAvanceAccueil`,label:`Paramètres avancés`,icon:`gauge`},{path:`/Core/Sys/RouteList`,label:`Routes`,icon:`route`},{path:`/Core/Sys/TableList`,label:`Tables système`,icon:`table`},{path:`/Core/Sys/TableAccueil`,label:`Table système`,icon:`table`,parameters:`idTableGuid`},{path:`/Prm/Gam/GammeList`,label:`Gammes`,icon:`wrench`},{path:`/Prm/Gam/GamRapportAccueil`,label:`Pages de rapport`,icon:`file-text`,parameters:`idGammeVersion`},{path:`/Prm/Gam/FileImport`,label:`Import de fichiers`,icon:`upload`,parent:`PrmGamGamRapportAccueil`,parameters:`idGammeVersion`},{path:`/Prm/Mod/ModeInspectionList`,label:`Modes d'inspection`,icon:`search`},{path:`/Prm/Mod/ModeInspectionAccueil`,label:`Mode d'inspection`,icon:`search`,parameters:`idModeGuid`},{path:`/Prm/Mod/TacheList`,label:`Tâches`,icon:`clipboard-check`,parent:`PrmModModeInspectionAccueil`,parameters:`idModeGuid;idModeversion`},{path:`/Prm/Ref/ReferentielList`,label:`Référentiels`,icon:`map`},{path:`/Prm/Ref/ReferentielAccueil`,label:`Référentiel`,icon:`map`,parameters:`idReferentielGuid`},{path:`/Prm/Ref/ParametreList`,label:`Paramètres`,icon:`sliders`,...Au},{path:`/Prm/Ref/LocalisationList`,label:`Localisations`,icon:`map-pin`,...Au},{path:`/Prm/Ref/MaterielList`,label:`Matériels`,icon:`package`,...Au}],Mu=e=>e.replaceAll(`/`,``),Nu=ju.map(e=>({ref:Mu(e.path),...e}));new Map(Nu.map(e=>[e.ref,e]));var Pu=e=>(e??``).replaceAll(`/`,``),Fu=(e,t)=>Wt(t).find(({path:t})=>Pu(t)===e)?.path??`/`,Iu=(e,t)=>Wt(t).find(({path:t,refRouteParent:n})=>Pu(t)===e&&n!==null)?.refRouteParent??null;function Lu(e,t){let n=Iu(e,t)??e,r=[...t].flatMap(([e,t])=>e.endsWith(`.ItemMenu`)&&t.some(({path:e})=>Pu(e)===n)?[e.slice(0,e.indexOf(`.`))]:[]);return Wt(t).find(({path:e,refRouteParent:t})=>e!==null&&t!==n&&r.includes(Pu(e)))}var Ru=({label:e,refAction:t,refRoute:n})=>e===``||e===(t?ku[t].lb:Nu.find(({ref:e})=>e===n)?.label);function zu(e,t){let{label:n,refAction:r,refRoute:i}=e;if(t.locale===`fr`&&n)return n;let a=Ru(e)?[...r?[`action.${r}`]:[],...i?[`view.${i}`]:[]]:[];return t.first([...a,`menu.${n}`],n)}var Bu=(e,{refAction:t=null,refRoute:n=null},r)=>zu({label:e,refAction:xt(t)?t:null,refRoute:n},r);function Vu(e){let t=Fu(e,D(sn));return t===`/`?null:t}function Hu(e,t){let n=D(sn),r=M();return(0,R.useMemo)(()=>$t(n,e,t).map(e=>({id:e.id,action:e.refAction,text:zu(e,r),icon:e.icon,entry:e})),[n,e,t,r])}var Uu=O(),Wu=O(),Gu=p(new Map,{serialize:`ignore`}).on(Uu,(e,{id:t,read:n})=>new Map(e).set(t,n)).on(Wu,(e,t)=>new Map([...e].filter(([e])=>e!==t)));function Ku(e){let t=(0,R.useId)(),n=(0,R.useRef)(e),[r,i]=D([Uu,Wu]);(0,R.useEffect)(()=>{n.current=e}),(0,R.useEffect)(()=>(r({id:t,read:()=>n.current}),()=>{i(t)}),[t,r,i])}var qu=m.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  align-content: start;
  min-inline-size: 0;
  padding: var(--ui-space-3) var(--ui-space-4);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);

  --stat-tone: var(--ui-color-text);

  &[data-tone='success'] {
    --stat-tone: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --stat-tone: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --stat-tone: var(--ui-color-error);
  }

  &[data-link]:hover {
    border-color: var(--ui-color-border-control);
    box-shadow: var(--ui-shadow-1);
  }
  &[data-link]:has(a:focus-visible) {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 2px;
  }
`,Ju=m.div`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ui-color-text-muted);
`,Yu=m.span`
  min-inline-size: 0;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  text-decoration: none;
  outline: none;
  overflow-wrap: anywhere;

  /* The whole tile is the link's. */
  &[href]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--ui-radius-8);
  }
  [data-link]:hover > * > & {
    color: var(--ui-color-primary-text);
    text-decoration: underline;
  }
`,Xu=m.div`
  color: var(--stat-tone);
  font-size: var(--ui-font-28);
  font-weight: var(--ui-weight-strong);
  letter-spacing: -0.015em;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`,Zu=m.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-regular);
  letter-spacing: normal;
`,Qu=m.div`
  color: var(--stat-tone);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
`,$u=m.div`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  overflow-wrap: anywhere;
`;function ed(e){let{label:t,value:n,unit:r,change:i,tone:a=`neutral`,icon:o,description:s,href:c,isLoading:l=!1,children:u,...d}=e,{locale:f,link:p}=Be(),m=(0,R.useId)(),[h,g,_]=[`${m}-value`,`${m}-change`,`${m}-description`],v=!!i&&!l,y=typeof n==`number`?new Intl.NumberFormat(f).format(n):n;return(0,W.jsxs)(qu,{...d,"data-tone":a,"data-link":c?!0:void 0,children:[(0,W.jsxs)(Ju,{children:[o&&(0,W.jsx)(j,{name:o}),c?(0,W.jsx)(Yu,{as:p,href:c,"aria-describedby":[h,v&&g,s&&_].filter(Boolean).join(` `),children:t}):(0,W.jsx)(Yu,{children:t})]}),(0,W.jsxs)(Xu,{id:h,"aria-busy":l||void 0,children:[l?(0,W.jsx)(Zl,{width:`5rem`,height:`1lh`}):(y??``)||`–`,!l&&r&&y&&(0,W.jsx)(Zu,{children:`\u00a0${r}`})]}),v&&(0,W.jsx)(Qu,{id:g,children:i}),s&&(0,W.jsx)($u,{id:_,children:s}),u]})}var td=m.section`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
`,nd=m.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ui-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`,rd=m.li`
  display: grid;
`,id=m.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);

  /* Names of agencies are longer than numbers of weeks. */
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
  }
`,ad=m.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--ui-space-3);
`;function od(){let e=M();return(0,W.jsxs)(td,{"aria-busy":!0,"aria-label":e(`due.title`),children:[(0,W.jsx)(nd,{children:[`late`,`week`,`month`,`done`].map(t=>(0,W.jsx)(rd,{children:(0,W.jsx)(ed,{label:e(`due.${t}`),value:null,isLoading:!0,description:(0,W.jsx)(Zl,{width:`70%`,height:`1lh`})})},t))}),(0,W.jsx)(id,{children:[`weeks`,`agencies`].map(e=>(0,W.jsx)(Ie,{children:(0,W.jsx)(Zl,{height:268})},e))})]})}var sd=e({ahead:()=>cd,default:()=>ud}),cd=()=>Ye(`dashboard`,()=>Qt(()=>import(`./dashboard--efWrxw3.js`),__vite__mapDeps([3,1,4,2,5,6,7,8,9,10,11,12]))),ld=(0,R.lazy)(()=>cd().then(e=>({default:e.Dashboard})));function ud({path:e}){return(0,W.jsx)(R.Suspense,{fallback:(0,W.jsx)(od,{}),children:(0,W.jsx)(ld,{path:e})})}var{schema:dd,example:fd}=Ue({typeObjet:[f(),`Affaire`],refObjet:[f(),`7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11`],lbObjet:[f(),`AFF-2026-0001`],idUser:[a(),3],login:[f(),`a.martin`],lbUser:[f(),`Alice Martin`],dtVerrou:[f(),`2026-03-31T08:25:00.000Z`],dtExpiration:[f(),`2026-03-31T08:30:00.000Z`]}),pd={typeObjet:f(),refObjet:f()},md={typeObjet:fd.typeObjet,refObjet:fd.refObjet},hd=dn(`/api/Core/SysObjetLock`,{GetListByUser:En({input:u({idUser:d(Ke())}),value:i(dd),example:{input:{},value:[fd]}}),GetListByType:En({input:u({typeObjet:d(f())}),value:i(dd),example:{input:{typeObjet:`Affaire`},value:[fd]}}),GetListByReference:En({input:u(pd),value:i(dd),example:{input:md,value:[fd]}}),Verrouiller:jt({input:u({...pd,force:le(d(o()))}),value:dd,example:{input:md,value:fd}}),Deverrouiller:jt({input:u(pd),value:o(),example:{input:md,value:!0}})}),gd=s(f(),a()),_d=p(Array.from(crypto.getRandomValues(new Uint32Array(2))).join(`-`),{serialize:`ignore`});function vd({storage:e,tab:t,now:n},r){try{let i=y(gd,JSON.parse(e.read(Cn.lock(r))??`{}`)).data??{};return Object.fromEntries(Object.entries(i).filter(([e,r])=>e!==t&&r<=n&&n-r<15e4))}catch{return{}}}var yd=(e,t)=>Object.keys(vd(e,t)).length>0,bd=(e,t)=>e.storage.write(Cn.lock(t),JSON.stringify({...vd(e,t),[e.tab]:e.now}));function xd(e,t){let n=vd(e,t);e.storage.write(Cn.lock(t),Object.keys(n).length>0?JSON.stringify(n):null)}var Sd=({typeObjet:e,refObjet:t})=>`${e} ${t}`,G=({typeObjet:e,refObjet:t})=>({typeObjet:e,refObjet:t}),Cd=p(null,{serialize:`ignore`}),wd=(e,t,n=!1)=>({endpoint:e,input:t,isQuiet:!0,outlivesPage:n}),Td=te({storage:re,tab:_d,clock:Rn},({storage:e,tab:t,clock:n})=>()=>({storage:e,tab:t,now:n().wall})),Ed=h({source:Cd,effect:async(e,t)=>{let{value:n}=e?await Kt(wd(e.GetListByReference,t)):{value:[]},[r=null]=n??[];return{...t,lock:r}}}),Dd=h({source:{calls:Cd,here:Td},effect:async({calls:e,here:t},{force:n,...r})=>{if(!e)return{...r,lock:null};bd(t(),Sd(r));let{value:i}=await Kt(wd(e.Verrouiller,{...r,...n?{force:n}:{}}));return{...r,lock:i??null}}}),Od=h({source:{calls:Cd,here:Td},effect:async({calls:e,here:t},n)=>{let r=G(n);xd(t(),Sd(r)),e&&!yd(t(),Sd(r))&&await Kt(wd(e.Deverrouiller,r,!0))}}),kd=h({source:Td,effect:(e,t)=>xd(e(),Sd(t))}),Ad=_(async e=>{await Promise.allSettled(e.map(e=>Dd(e)))}),jd=_(async e=>{await Promise.allSettled(e.map(e=>Od(e)))}),Md=O(),Nd=O(),Pd=O(),Fd=O(),Id=O(),Ld=O(),Rd=O(),zd=O(),Bd={lock:null,wanted:0,running:0,isLeaving:!1,isLost:!1},Vd=(e,t)=>e.get(Sd(t))??Bd,Hd=(e,t,n)=>{let r=Vd(e,t);return new Map(e).set(Sd(t),{...r,...n(r),...G(t)})},Ud=jn.map(e=>e?.login??null),Wd=(e,{lock:t})=>t!==null&&t.login===e,Gd=x({clock:[Dd.doneData,Ed.doneData],source:Ud,fn:(e,t)=>({...t,login:e})}),Kd=({wanted:e,running:t,isLost:n})=>e>1?{wanted:e-1,isLost:n}:{wanted:0,isLeaving:t>0,isLost:!1},qd=p(new Map,{serialize:`ignore`}).on(Md,(e,t)=>Hd(e,t,({wanted:e})=>({wanted:e+1,isLeaving:!1}))).on(Nd,(e,t)=>Hd(e,t,Kd)).on([Dd,Od],(e,t)=>Hd(e,t,({running:e})=>({running:e+1}))).on(Gd,(e,{lock:t,login:n,...r})=>Hd(e,r,e=>({lock:t,isLost:e.wanted>0&&t?.login!==n&&(e.isLost||t!==null&&Wd(n,e))}))).on(Od.done,(e,{params:t})=>Hd(e,t,({wanted:e})=>e===0?{lock:null}:{})).on([Dd.finally,Od.finally],(e,{params:t})=>Hd(e,t,({running:e})=>({running:Math.max(0,e-1)}))).on(Bn,()=>new Map),Jd=te({all:qd,login:Ud}),Yd=e=>[...e.values()].filter(({wanted:e,running:t})=>e>0&&t===0).map(G),Xd=(e,t)=>Vd(e,t).wanted>0&&Vd(e,t).running===0,Zd=e=>e.kind,Qd=e=>Zd(e)!==`refused`&&Zd(e)!==`http`;x({clock:Md,source:qd,filter:Xd,fn:(e,t)=>G(t),target:Dd}),x({clock:Pd,source:qd,fn:Yd,target:Ad}),x({clock:Ld,fn:G,target:Dd}),x({clock:Rd,fn:e=>({...G(e),force:!0}),target:Dd}),x({clock:zd,fn:G,target:Ed}),x({clock:Dd.fail,filter:({error:e})=>Zd(e)===`refused`,fn:({params:e})=>G(e),target:Ed});var $d=h({source:qd,effect:async e=>(await Promise.allSettled(Yd(e).map(e=>Ed(e)))).flatMap(t=>t.status===`fulfilled`&&t.value.lock===null&&Vd(e,t.value).lock!==null?[G(t.value)]:[])});x({clock:Fd,target:$d}),x({clock:$d.doneData,source:qd,fn:(e,t)=>t.filter(t=>Xd(e,t)),target:Ad}),x({clock:Kt.fail,source:Cd,filter:(e,{params:{endpoint:t},error:n})=>e!==null&&n.kind===`refused`&&t.service!==e.Verrouiller.service,target:Fd}),x({clock:Nd,source:qd,filter:(e,t)=>Vd(e,t).wanted===0,fn:(e,t)=>G(t),target:kd}),x({clock:Nd,source:Jd,filter:({all:e,login:t},n)=>Vd(e,n).wanted===0&&Vd(e,n).running===0&&Wd(t,Vd(e,n)),fn:(e,t)=>G(t),target:Od}),x({clock:Dd.finally,source:Jd,filter:({all:e,login:t},n)=>t!==null&&Vd(e,n.params).isLeaving&&(n.status===`done`?Wd(t,Vd(e,n.params)):Qd(n.error)),fn:(e,{params:t})=>G(t),target:Od}),x({clock:Od.finally,source:qd,filter:(e,{params:t})=>!t.isLast&&Xd(e,t),fn:(e,{params:t})=>G(t),target:Dd}),x({clock:Id,source:Jd,fn:({all:e,login:t})=>[...e.values()].filter(e=>(e.wanted>0||e.isLeaving)&&(e.running>0||Wd(t,e))).map(e=>({...G(e),isLast:!0})),target:jd});var ef=e=>Object.entries(e).map(([e,t])=>({view:De(e),Tile:t.default})),tf=p([],{serialize:`ignore`}),nf=Object.assign({"./views/Aff/Aff/AffairePrestationList/tile.tsx":sd}),rf=ef(nf),af=()=>Promise.all(Object.values(nf).map(async({ahead:e})=>e?.())),of=()=>Ye(`view-calls`,()=>Qt(()=>import(`./view-calls-CjAW4YoX.js`),__vite__mapDeps([13,5,1,2,4]))).then(e=>e.viewCalls);function sf(e){v(tf,{scope:e,params:rf}),v(Cd,{scope:e,params:hd}),v(uu,{scope:e,params:of})}var cf=m.div`
  font-variant-numeric: tabular-nums;
`;function lf(e){(0,R.useEffect)(()=>{if(e===null)return;let t=document.title,n=`${e} · ${t}`;return document.title=n,()=>{document.title===n&&(document.title=t)}},[e])}var uf=[5,10,20,30];function df(){let e=M(),[t,n,r]=D([ct,Ae,mn]),i=(0,R.useId)();if(lf(t===null?null:e(`session.tab`,{seconds:t})),t===null)return null;let a=uf.find(e=>t<=e);return(0,W.jsxs)(vl,{role:`alertdialog`,title:e(`session.alert`),"aria-describedby":i,width:440,onClose:()=>n(),footer:(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(We,{onPress:()=>r({tellServer:!0}),children:e(`action.Deconnexion`)}),(0,W.jsx)(We,{tone:`primary`,autoFocus:!0,onPress:()=>n(),children:e(`session.stay`)})]}),children:[(0,W.jsx)(cf,{id:i,role:`timer`,children:e(`session.left`,{seconds:t})}),(0,W.jsx)(qe,{"aria-live":`assertive`,children:a===void 0?``:e(`session.left`,{seconds:a})})]})}function ff(e,t){return function(){return e.apply(t,arguments)}}var{toString:pf}=Object.prototype,{getPrototypeOf:mf}=Object,{iterator:hf,toStringTag:gf}=Symbol,_f=(({hasOwnProperty:e})=>(t,n)=>e.call(t,n))(Object.prototype),vf=e=>typeof e==`string`&&(e===`__proto__`||e===`constructor`||e===`prototype`),yf=(e,t,n)=>e===Object.prototype||!n&&t===null,bf=e=>{if(!Object.isExtensible(e))return!1;let t=Object.getOwnPropertyNames(e);return Object.getOwnPropertySymbols&&t.push(...Object.getOwnPropertySymbols(e)),t.every(t=>{if(vf(t))return!1;let n=Object.getOwnPropertyDescriptor(e,t);return!!n&&n.configurable&&n.writable===!0})},xf=(e,t)=>{let n=e,r=[];for(;n!=null;){if(r.indexOf(n)!==-1)return!1;r.push(n);let i=mf(n);if(yf(n,i,n===e))return!1;if(_f(n,t))return!0;n=i}return!1},Sf=(e,t)=>e!=null&&xf(e,t)?e[t]:void 0,Cf=e=>{if(e==null||typeof e!=`object`&&typeof e!=`function`)return e;let t=mf(e);if(t===null&&bf(e))return e;let n=Object.create(null),r=Object.create(null),i=[],a=e;for(;a!=null&&i.indexOf(a)===-1;){i.push(a);let o=a===e?t:mf(a);if(yf(a,o,a===e))break;let s=Object.getOwnPropertyNames(a);Object.getOwnPropertySymbols&&s.push(...Object.getOwnPropertySymbols(a));for(let t of s)vf(t)||_f(r,t)||(n[t]=e[t],r[t]=!0);a=o}return n},wf=(e=>t=>{let n=pf.call(t);return e[n]||(e[n]=n.slice(8,-1).toLowerCase())})(Object.create(null)),Tf=e=>(e=e.toLowerCase(),t=>wf(t)===e),Ef=e=>t=>typeof t===e,{isArray:Df}=Array,Of=Ef(`undefined`);function kf(e){return e!==null&&!Of(e)&&e.constructor!==null&&!Of(e.constructor)&&K(e.constructor.isBuffer)&&e.constructor.isBuffer(e)}var Af=Tf(`ArrayBuffer`);function jf(e){let t;return t=typeof ArrayBuffer<`u`&&ArrayBuffer.isView?ArrayBuffer.isView(e):e&&e.buffer&&Af(e.buffer),t}var Mf=Ef(`string`),K=Ef(`function`),Nf=Ef(`number`),Pf=e=>typeof e==`object`&&!!e,Ff=e=>e===!0||e===!1,If=e=>{if(!Pf(e))return!1;let t=mf(e);return(t===null||t===Object.prototype||mf(t)===null)&&(yf(e,t,!0)||!_f(e,gf)&&!_f(e,hf))},Lf=e=>{if(!Pf(e)||kf(e))return!1;try{return Object.keys(e).length===0&&Object.getPrototypeOf(e)===Object.prototype}catch{return!1}},Rf=Tf(`Date`),zf=Tf(`File`),Bf=e=>!!(e&&e.uri!==void 0),Vf=e=>e&&e.getParts!==void 0,Hf=Tf(`Blob`),Uf=Tf(`FileList`),Wf=Tf(`Set`),Gf=e=>Pf(e)&&K(e.pipe);function Kf(){return typeof globalThis<`u`?globalThis:typeof self<`u`?self:typeof window<`u`?window:typeof global<`u`?global:{}}var qf=Kf(),Jf=qf.FormData===void 0?void 0:qf.FormData,Yf=e=>{if(!e)return!1;if(Jf&&e instanceof Jf)return!0;let t=mf(e);if(!t||t===Object.prototype||!K(e.append))return!1;let n=wf(e);return n===`formdata`||n===`object`&&K(e.toString)&&e.toString()===`[object FormData]`},Xf=Tf(`URLSearchParams`),[Zf,Qf,$f,ep]=[`ReadableStream`,`Request`,`Response`,`Headers`].map(Tf),tp=e=>e.trim?e.trim():e.replace(/^[\s\uFEFF\xA0]+|[\s\uFEFF\xA0]+$/g,``);function np(e,t,{allOwnKeys:n=!1}={}){if(e==null)return;let r,i;if(typeof e!=`object`&&(e=[e]),Df(e))for(r=0,i=e.length;r<i;r++)t.call(null,e[r],r,e);else{if(kf(e))return;let i=n?Object.getOwnPropertyNames(e):Object.keys(e),a=i.length,o;for(r=0;r<a;r++)o=i[r],t.call(null,e[o],o,e)}}function rp(e,t){if(kf(e))return null;t=t.toLowerCase();let n=Object.keys(e),r=n.length,i;for(;r-->0;)if(i=n[r],t===i.toLowerCase())return i;return null}var ip=typeof globalThis<`u`?globalThis:typeof self<`u`?self:typeof window<`u`?window:global,ap=e=>!Of(e)&&e!==ip;function op(...e){let{caseless:t,skipUndefined:n}=ap(this)&&this||{},r={},i=t?Object.create(null):null,a=(e,t)=>{if(t===`__proto__`||t===`constructor`||t===`prototype`)return;let a=t;if(i&&typeof t==`string`){let e=t.toLowerCase(),n=i[e];n!==void 0&&_f(r,n)?a=n:i[e]=t}let o=_f(r,a)?r[a]:void 0;If(o)&&If(e)?r[a]=op(o,e):If(e)?r[a]=op({},e):Df(e)?r[a]=e.slice():n&&Of(e)||(r[a]=e)};for(let t=0,n=e.length;t<n;t++){let n=e[t];if(!n||kf(n)||(np(n,a),typeof n!=`object`||Df(n)||!Object.getOwnPropertySymbols))continue;let r=Object.getOwnPropertySymbols(n);for(let e=0;e<r.length;e++){let t=r[e];vp.call(n,t)&&a(n[t],t)}}return r}var sp=(e,t,n,{allOwnKeys:r}={})=>(np(t,(t,r)=>{n&&K(t)?Object.defineProperty(e,r,{__proto__:null,value:ff(t,n),writable:!0,enumerable:!0,configurable:!0}):Object.defineProperty(e,r,{__proto__:null,value:t,writable:!0,enumerable:!0,configurable:!0})},{allOwnKeys:r}),e),cp=e=>(e.charCodeAt(0)===65279&&(e=e.slice(1)),e),lp=(e,t,n,r)=>{e.prototype=Object.create(t.prototype,r),Object.defineProperty(e.prototype,"constructor",{__proto__:null,value:e,writable:!0,enumerable:!1,configurable:!0}),Object.defineProperty(e,"super",{__proto__:null,value:t.prototype}),n&&Object.assign(e.prototype,n)},up=(e,t,n,r)=>{let i,a,o,s={};if(t||={},e==null)return t;do{for(i=Object.getOwnPropertyNames(e),a=i.length;a-->0;)o=i[a],r&&!r(o,e,t)||s[o]||(t[o]=e[o],s[o]=!0);e=n!==!1&&mf(e)}while(e&&(!n||n(e,t))&&e!==Object.prototype);return t},dp=(e,t,n)=>{e=String(e),(n===void 0||n>e.length)&&(n=e.length),n-=t.length;let r=e.indexOf(t,n);return r!==-1&&r===n},fp=e=>{if(!e)return null;if(Df(e))return e;let t=e.length;if(!Number.isSafeInteger(t)||t<0||t>4294967295)return null;let n=new Set,r=new Set,i=e;for(;i!=null&&n.size<t;){if(r.has(i))return null;r.add(i);let a=mf(i);if(yf(i,a,i===e))break;Object.getOwnPropertyNames(i).forEach(e=>{let r=+e;Number.isInteger(r)&&r>=0&&r<t&&String(r)===e&&_f(i,e)&&n.add(r)}),i=a}if(n.size!==t)return null;let a=Array(t);for(;t-->0;)a[t]=e[t];return a},pp=(e=>t=>e&&t instanceof e)(typeof Uint8Array<`u`&&mf(Uint8Array)),mp=(e,t)=>{let n=(e&&e[hf]).call(e),r;for(;(r=n.next())&&!r.done;){let n=r.value;t.call(e,n[0],n[1])}},hp=(e,t)=>{let n,r=[];for(;(n=e.exec(t))!==null;)r.push(n);return r},gp=Tf(`HTMLFormElement`),_p=e=>e.toLowerCase().replace(/[-_\s]([a-z\d])(\w*)/g,function(e,t,n){return t.toUpperCase()+n}),{propertyIsEnumerable:vp}=Object.prototype,yp=Tf(`RegExp`),bp=(e,t)=>{let n=Object.getOwnPropertyDescriptors(e),r={};np(n,(n,i)=>{let a;(a=t(n,i,e))!==!1&&(r[i]=a||n)}),Object.defineProperties(e,r)},xp=e=>{bp(e,(t,n)=>{if(K(e)&&[`arguments`,`caller`,`callee`].includes(n))return!1;let r=e[n];K(r)&&(t.enumerable=!1,`writable`in t?t.writable=!1:t.set||=()=>{throw Error(`Can not rewrite read-only method '`+n+`'`)})})},Sp=(e,t)=>{let n={},r=e=>{e.forEach(e=>{n[e]=!0})};return Df(e)?r(e):r(String(e).split(t)),n},Cp=()=>{},wp=(e,t)=>e!=null&&Number.isFinite(e=+e)?e:t;function Tp(e){return!!(e&&K(e.append)&&e[gf]===`FormData`&&e[hf])}var Ep=e=>{let t=new WeakSet,n=e=>{if(Pf(e)){if(t.has(e))return;if(kf(e))return e;if(!(`toJSON`in e)){t.add(e);let r;if(Wf(e)){r=[];for(let t of e){let e=n(t);!Of(e)&&r.push(e)}}else r=Df(e)?[]:{},np(e,(e,t)=>{let i=n(e);!Of(i)&&(r[t]=i)});return t.delete(e),r}}return e};return n(e)},Dp=Tf(`AsyncFunction`),Op=e=>e&&(Pf(e)||K(e))&&K(e.then)&&K(e.catch),kp=((e,t)=>e?setImmediate:t?((e,t)=>(ip.addEventListener(`message`,({source:n,data:r})=>{n===ip&&r===e&&t.length&&t.shift()()},!1),n=>{t.push(n),ip.postMessage(e,`*`)}))(`axios@${Math.random()}`,[]):e=>setTimeout(e))(typeof setImmediate==`function`,K(ip.postMessage)),Ap=typeof queueMicrotask<`u`?queueMicrotask.bind(ip):typeof process<`u`&&process.nextTick||kp,jp=e=>e!=null&&K(e[hf]),q={isArray:Df,isArrayBuffer:Af,isBuffer:kf,isFormData:Yf,isArrayBufferView:jf,isString:Mf,isNumber:Nf,isBoolean:Ff,isObject:Pf,isPlainObject:If,isEmptyObject:Lf,isReadableStream:Zf,isRequest:Qf,isResponse:$f,isHeaders:ep,isUndefined:Of,isDate:Rf,isFile:zf,isReactNativeBlob:Bf,isReactNative:Vf,isBlob:Hf,isRegExp:yp,isFunction:K,isStream:Gf,isURLSearchParams:Xf,isTypedArray:pp,isFileList:Uf,forEach:np,merge:op,extend:sp,trim:tp,stripBOM:cp,inherits:lp,toFlatObject:up,kindOf:wf,kindOfTest:Tf,endsWith:dp,toArray:fp,forEachEntry:mp,matchAll:hp,isHTMLForm:gp,hasOwnProperty:_f,hasOwnProp:_f,hasOwnInPrototypeChain:xf,getSafeProp:Sf,toSafeFlatObject:Cf,reduceDescriptors:bp,freezeMethods:xp,toObjectSet:Sp,toCamelCase:_p,noop:Cp,toFiniteNumber:wp,findKey:rp,global:ip,isContextDefined:ap,isSpecCompliantForm:Tp,toJSONObject:Ep,isAsyncFn:Dp,isThenable:Op,setImmediate:kp,asap:Ap,isIterable:jp,isSafeIterable:e=>e!=null&&xf(e,hf)&&jp(e)},Mp=q.toObjectSet([`age`,`authorization`,`content-length`,`content-type`,`etag`,`expires`,`from`,`host`,`if-modified-since`,`if-unmodified-since`,`last-modified`,`location`,`max-forwards`,`proxy-authorization`,`referer`,`retry-after`,`user-agent`]),Np=e=>{let t=Object.create(null),n,r,i;return e&&e.split(`
`).forEach(function(e){i=e.indexOf(`:`),n=e.substring(0,i).trim().toLowerCase(),r=e.substring(i+1).trim();let a=q.hasOwnProp(t,n);!n||a&&q.hasOwnProp(Mp,n)||(n===`set-cookie`?a?t[n].push(r):t[n]=[r]:t[n]=a?t[n]+`, `+r:r)}),t};function Pp(e){let t=0,n=e.length;for(;t<n;){let n=e.charCodeAt(t);if(n!==9&&n!==32)break;t+=1}for(;n>t;){let t=e.charCodeAt(n-1);if(t!==9&&t!==32)break;--n}return t===0&&n===e.length?e:e.slice(t,n)}var Fp=RegExp(`[\\u0000-\\u0008\\u000a-\\u001f\\u007f]+`,`g`),Ip=RegExp(`[^\\u0009\\u0020-\\u007e\\u0080-\\u00ff]+`,`g`);function Lp(e,t){return q.isArray(e)?e.map(e=>Lp(e,t)):Pp(String(e).replace(t,``))}var Rp=e=>Lp(e,Fp),zp=e=>Lp(e,Ip);function Bp(e){let t=Object.create(null);return q.forEach(e.toJSON(),(e,n)=>{t[n]=zp(e)}),t}var Vp=Symbol(`internals`);function Hp(e){return e&&String(e).trim().toLowerCase()}function Up(e){return e===!1||e==null?e:q.isArray(e)?e.map(Up):Rp(String(e))}function Wp(e){let t=Object.create(null),n=/([^\s,;=]+)\s*(?:=\s*([^,;]+))?/g,r;for(;r=n.exec(e);)t[r[1]]=r[2];return t}var Gp=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;function Kp(e){let t=0,n=e.length;for(;t<n;){let n=e.charCodeAt(t);if(n!==9&&n!==32)break;t+=1}for(;n>t;){let t=e.charCodeAt(n-1);if(t!==9&&t!==32)break;--n}return t===0&&n===e.length?e:e.slice(t,n)}function qp(e){let t=e.length-1;if(t<1||e.charCodeAt(0)!==34||e.charCodeAt(t)!==34)return e;let n=``;for(let r=1;r<t;r++){let i=e.charCodeAt(r);if(i===34||i===92&&(r+=1,r>=t))return e;n+=e[r]}return n}function Jp(e){let t=Object.create(null),n=String(e),r=0,i=!1,a=!1;function o(e){let i=Kp(n.slice(r,e)),a=i.indexOf(`=`);if(a<1)return;let o=Kp(i.slice(0,a));if(!Gp.test(o))return;let s=o.toLowerCase();if(s===`__proto__`||s===`constructor`||s===`prototype`)return;let c=Kp(i.slice(a+1));t[s]=qp(c)}for(let e=0;e<n.length;e++){let t=n.charCodeAt(e);i?a?a=!1:t===92?a=!0:t===34&&(i=!1):t===34?i=!0:(t===44||t===59)&&(o(e),r=e+1)}return o(n.length),t}var Yp=e=>/^[-_a-zA-Z0-9^`|~,!#$%&'*+.]+$/.test(e.trim()),Xp=`__Proto__`,Zp=e=>e===`__proto__`?Xp:e;function Qp(e,t,n,r,i){if(q.isFunction(r))return r.call(e,t,n);if(i&&(t=n),q.isString(t)){if(q.isString(r))return t.indexOf(r)!==-1;if(q.isRegExp(r))return r.test(t)}}function $p(e){return e.trim().toLowerCase().replace(/([a-z\d])(\w*)/g,(e,t,n)=>t.toUpperCase()+n)}function em(e,t){let n=q.toCamelCase(` `+t);[`get`,`set`,`has`].forEach(r=>{Object.defineProperty(e,r+n,{__proto__:null,value:function(e,n,i){return this[r].call(this,t,e,n,i)},configurable:!0})})}var J=class{constructor(e){e&&this.set(e)}set(e,t,n){let r=this;function i(e,t,n){let i=Hp(t);if(!i)return;let a=q.findKey(r,i);(!a||r[a]===void 0||n===!0||n===void 0&&r[a]!==!1)&&(r[Zp(a||t)]=Up(e))}let a=(e,t)=>q.forEach(e,(e,n)=>i(e,n,t));if(q.isPlainObject(e)||e instanceof this.constructor)a(e,t);else if(q.isString(e)&&(e=e.trim())&&!Yp(e))a(Np(e),t);else if(q.isObject(e)&&q.isSafeIterable(e)){let n=Object.create(null),r,i;for(let t of e){if(!q.isArray(t))throw TypeError(`Object iterator must return a key-value pair`);i=t[0],q.hasOwnProp(n,i)?(r=n[i],n[i]=q.isArray(r)?[...r,t[1]]:[r,t[1]]):n[i]=t[1]}a(n,t)}else e!=null&&i(t,e,n);return this}get(e,t){if(e=Hp(e),e){let n=q.findKey(this,e);if(n){let e=this[n];if(!t)return e;if(t===!0)return Wp(e);if(q.isFunction(t))return t.call(this,e,n);if(q.isRegExp(t))return t.exec(e);throw TypeError(`parser must be boolean|regexp|function`)}}}has(e,t){if(e=Hp(e),e){let n=q.findKey(this,e);return!(!n||this[n]===void 0||t&&!Qp(this,this[n],n,t))}return!1}delete(e,t){let n=this,r=!1;function i(e){if(e=Hp(e),e){let i=q.findKey(n,e);i&&(!t||Qp(n,n[i],i,t))&&(delete n[i],r=!0)}}return q.isArray(e)?e.forEach(i):i(e),r}clear(e){let t=Object.keys(this),n=t.length,r=!1;for(;n--;){let i=t[n];(!e||Qp(this,this[i],i,e,!0))&&(delete this[i],r=!0)}return r}normalize(e){let t=this,n=Object.create(null);return q.forEach(this,(r,i)=>{let a=q.findKey(n,i);if(a){t[a]=Up(r),delete t[i];return}let o=Zp(e?$p(i):String(i).trim());o!==i&&delete t[i],t[o]=Up(r),n[o]=!0}),this}concat(...e){return this.constructor.concat(this,...e)}toJSON(e){let t=Object.create(null);return q.forEach(this,(n,r)=>{n!=null&&n!==!1&&(t[r]=e&&q.isArray(n)?n.join(`, `):n)}),t}[Symbol.iterator](){return Object.entries(this.toJSON())[Symbol.iterator]()}toString(){return Object.entries(this.toJSON()).map(([e,t])=>e+`: `+t).join(`
`)}getSetCookie(){let e=this.get(`set-cookie`);return q.isArray(e)?e:e==null||e===!1?[]:[e]}get[Symbol.toStringTag](){return`AxiosHeaders`}static from(e){return e instanceof this?e:new this(e)}static parseParameters(e){return Jp(e)}static concat(e,...t){let n=new this(e);return t.forEach(e=>n.set(e)),n}static accessor(e){let t=(this[Vp]=this[Vp]={accessors:{}}).accessors,n=this.prototype;function r(e){let r=Hp(e);t[r]||(em(n,e),t[r]=!0)}return q.isArray(e)?e.forEach(r):r(e),this}};J.accessor([`Content-Type`,`Content-Length`,`Accept`,`Accept-Encoding`,`User-Agent`,`Authorization`]),q.reduceDescriptors(J.prototype,({value:e},t)=>{let n=t[0].toUpperCase()+t.slice(1);return{get:()=>e,set(e){this[n]=e}}}),q.freezeMethods(J);var tm=`[REDACTED ****]`;function nm(e){if(q.hasOwnProp(e,`toJSON`))return!0;let t=Object.getPrototypeOf(e);for(;t&&t!==Object.prototype;){if(q.hasOwnProp(t,`toJSON`))return!0;t=Object.getPrototypeOf(t)}return!1}function rm(e,t){let n=new Set(t.map(e=>String(e).toLowerCase())),r=[],i=e=>{if(typeof e!=`object`||!e||q.isBuffer(e))return e;if(r.indexOf(e)!==-1)return;e instanceof J&&(e=e.toJSON()),r.push(e);let t;if(q.isArray(e))t=[],e.forEach((e,n)=>{let r=i(e);q.isUndefined(r)||(t[n]=r)});else{if(!q.isPlainObject(e)&&nm(e))return r.pop(),e;t=Object.create(null);for(let[r,a]of Object.entries(e)){let e=n.has(r.toLowerCase())?tm:i(a);q.isUndefined(e)||(t[r]=e)}}return r.pop(),t};return i(e)}function im(e){try{return String(e)}catch{return``}}function am(e){return e.errors.map(e=>{try{return e&&e.message?im(e.message):im(e)}catch{return``}}).filter(Boolean).join(`; `)||e.name||`AggregateError`}var om=`
Caused by: `,sm=Symbol(`causeStack`);function cm(e,t){let n=q.hasOwnProp(e,sm)&&e[sm];return n&&t.endsWith(n)?t.length-n.length:-1}function lm(e,t){try{let n=t&&t.stack;if(typeof n!=`string`||!n)return;let r=e.stack;if(typeof r!=`string`||!r)return;let i=om+n;e.stack=r+i,Object.defineProperty(e,sm,{__proto__:null,value:i})}catch{}}var Y=class e extends Error{static from(t,n,r,i,a,o){let s=t.message;!s&&q.isArray(t.errors)&&t.errors.length&&(s=am(t));let c=new e(s,n||t.code,r,i,a);return Object.defineProperty(c,"cause",{__proto__:null,value:t,writable:!0,enumerable:!1,configurable:!0}),c.name=t.name,lm(c,t),t.status!=null&&c.status==null&&(c.status=t.status),o&&Object.assign(c,o),c}constructor(e,t,n,r,i){super(e),Object.defineProperty(this,"message",{__proto__:null,value:e,enumerable:!0,writable:!0,configurable:!0}),this.name=`AxiosError`,this.isAxiosError=!0,t&&(this.code=t),n&&(this.config=n),r&&(this.request=r),i&&(this.response=i,this.status=i.status)}toJSON(){let e=this.config,t=e&&q.hasOwnProp(e,`redact`)?e.redact:void 0,n=q.isArray(t)&&t.length>0?rm(e,t):q.toJSONObject(e);return{message:this.message,name:this.name,description:this.description,number:this.number,fileName:this.fileName,lineNumber:this.lineNumber,columnNumber:this.columnNumber,stack:this.stack,config:n,code:this.code,status:this.status}}};Y.ERR_BAD_OPTION_VALUE=`ERR_BAD_OPTION_VALUE`,Y.ERR_BAD_OPTION=`ERR_BAD_OPTION`,Y.ECONNABORTED=`ECONNABORTED`,Y.ETIMEDOUT=`ETIMEDOUT`,Y.ECONNREFUSED=`ECONNREFUSED`,Y.ERR_NETWORK=`ERR_NETWORK`,Y.ERR_FR_TOO_MANY_REDIRECTS=`ERR_FR_TOO_MANY_REDIRECTS`,Y.ERR_DEPRECATED=`ERR_DEPRECATED`,Y.ERR_BAD_RESPONSE=`ERR_BAD_RESPONSE`,Y.ERR_BAD_REQUEST=`ERR_BAD_REQUEST`,Y.ERR_CANCELED=`ERR_CANCELED`,Y.ERR_NOT_SUPPORT=`ERR_NOT_SUPPORT`,Y.ERR_INVALID_URL=`ERR_INVALID_URL`,Y.ERR_FORM_DATA_DEPTH_EXCEEDED=`ERR_FORM_DATA_DEPTH_EXCEEDED`;function um(e){return q.isPlainObject(e)||q.isArray(e)}function dm(e){return q.endsWith(e,`[]`)?e.slice(0,-2):e}function fm(e,t,n){return e?e.concat(t).map(function(e,t){return e=dm(e),!n&&t?`[`+e+`]`:e}).join(n?`.`:``):t}function pm(e){return q.isArray(e)&&!e.some(um)}var mm=q.toFlatObject(q,{},null,function(e){return/^is[A-Z]/.test(e)});function hm(e,t,n){if(!q.isObject(e))throw TypeError(`target must be an object`);t||=new FormData;let r=(e,t)=>{let r=q.getSafeProp(n,e);return q.isUndefined(r)?t:r},i=r(`metaTokens`,!0),a=r(`visitor`)||h,o=r(`dots`,!1),s=r(`indexes`,!1),c=r(`Blob`)||typeof Blob<`u`&&Blob,l=r(`maxDepth`,100),u=c&&q.isSpecCompliantForm(t),d=[];if(!q.isFunction(a))throw TypeError(`visitor must be a function`);function f(e){if(e===null)return``;if(q.isDate(e))return e.toISOString();if(q.isBoolean(e))return e.toString();if(!u&&q.isBlob(e))throw new Y(`Blob is not supported. Use a Buffer instead.`);if(q.isArrayBuffer(e)||q.isTypedArray(e)){if(u&&typeof c==`function`)return new c([e]);throw new Y(`Blob is not supported. Use a Buffer instead.`,Y.ERR_NOT_SUPPORT)}return e}function p(e){if(e>l)throw new Y(`Object is too deeply nested (`+e+` levels). Max depth: `+l,Y.ERR_FORM_DATA_DEPTH_EXCEEDED)}function m(e,t){if(l===1/0)return JSON.stringify(e);let n=[];return JSON.stringify(e,function(e,r){if(!q.isObject(r))return r;for(;n.length&&n[n.length-1]!==this;)n.pop();return n.push(r),p(t+n.length-1),r})}function h(e,n,r){let a=e;if(q.isReactNative(t)&&q.isReactNativeBlob(e))return t.append(fm(r,n,o),f(e)),!1;if(e&&!r&&typeof e==`object`){if(q.endsWith(n,`{}`))n=i?n:n.slice(0,-2),e=m(e,1);else if(q.isArray(e)&&pm(e)||(q.isFileList(e)||q.endsWith(n,`[]`))&&(a=q.toArray(e)))return n=dm(n),a.forEach(function(e,r){!(q.isUndefined(e)||e===null)&&t.append(s===!0?fm([n],r,o):s===null?n:n+`[]`,f(e))}),!1}return um(e)?!0:(t.append(fm(r,n,o),f(e)),!1)}let g=Object.assign(mm,{defaultVisitor:h,convertValue:f,isVisitable:um});function _(e,n,r=0){if(!q.isUndefined(e)){if(p(r),d.indexOf(e)!==-1)throw Error(`Circular reference detected in `+n.join(`.`));d.push(e),q.forEach(e,function(e,i){(!(q.isUndefined(e)||e===null)&&a.call(t,e,q.isString(i)?i.trim():i,n,g))===!0&&_(e,n?n.concat(i):[i],r+1)}),d.pop()}}if(!q.isObject(e))throw TypeError(`data must be an object`);return _(e),t}function gm(e){let t={"!":`%21`,"'":`%27`,"(":`%28`,")":`%29`,"~":`%7E`,"%20":`+`};return encodeURIComponent(e).replace(/[!'()~]|%20/g,function(e){return t[e]})}function _m(e,t){this._pairs=[],e&&hm(e,this,t)}var vm=_m.prototype;vm.append=function(e,t){this._pairs.push([e,t])},vm.toString=function(e){let t=e?t=>e.call(this,t,gm):gm;return this._pairs.map(function(e){return t(e[0])+`=`+t(e[1])},``).join(`&`)};function ym(e){return encodeURIComponent(e).replace(/%3A/gi,`:`).replace(/%24/g,`$`).replace(/%2C/gi,`,`).replace(/%20/g,`+`)}function bm(e,t,n){if(!t)return e;e||=``;let r=q.isFunction(n)?{serialize:n}:n,i=q.getSafeProp(r,`encode`)||ym,a=q.getSafeProp(r,`serialize`),o;if(o=a?a(t,r):q.isURLSearchParams(t)?t.toString():new _m(t,r).toString(i),o){let t=e.indexOf(`#`);t!==-1&&(e=e.slice(0,t)),e+=(e.indexOf(`?`)===-1?`?`:`&`)+o}return e}var xm=Symbol(`internals`);function Sm(e){return e?e.length:0}function Cm(e){if(e)for(;e.length&&e[e.length-1]===null;)e.pop()}function wm(e){return typeof e==`string`&&e!==``&&String(Number(e))===e?Number(e):e}function Tm(e,t){let n=e.handlers,r=Sm(n);n===t.handlersRef?r!==t.handlersLength&&(r?t.handlerEntries.forEach(function(e,r){n[e.index]!==e.handler&&t.handlerEntries.delete(r)}):t.handlerEntries.clear()):(t.handlersRef=n,t.handlerEntries.clear()),t.handlersLength=r}var Em=class{constructor(){this.handlers=[],this[xm]={handlersRef:this.handlers,handlersLength:this.handlers.length,handlerEntries:new Map,iterationDepth:0,nextId:0}}use(e,t,n){let r={fulfilled:e,rejected:t,synchronous:n?n.synchronous:!1,runWhen:n?n.runWhen:null},i=this[xm];this.handlers??=[],Tm(this,i);let a=i.nextId++;return this.handlers.push(r),i.handlerEntries.set(a,{handler:r,index:this.handlers.length-1}),i.handlersLength=this.handlers.length,a}eject(e){let t=this[xm];Tm(this,t);let n=wm(e),r=t.handlerEntries.get(n);if(r){if(t.handlerEntries.delete(n),this.handlers[r.index]!==r.handler)return;this.handlers[r.index]=null,t.iterationDepth||(Cm(this.handlers),t.handlersLength=this.handlers.length)}}clear(){this.handlers&&(this.handlers=[],Tm(this,this[xm]))}forEach(e){let t=this[xm];Tm(this,t),t.iterationDepth++;try{q.forEach(this.handlers,function(t){t!==null&&e(t)})}finally{--t.iterationDepth||(Tm(this,t),Cm(this.handlers),t.handlersLength=Sm(this.handlers))}}},Dm={silentJSONParsing:!0,forcedJSONParsing:!0,clarifyTimeoutError:!1,legacyInterceptorReqResOrdering:!0,advertiseZstdAcceptEncoding:!1,validateStatusUndefinedResolves:!0,encodeBasicAuthUsername:!1},Om={isBrowser:!0,classes:{URLSearchParams:typeof URLSearchParams<`u`?URLSearchParams:_m,FormData:typeof FormData<`u`?FormData:null,Blob:typeof Blob<`u`?Blob:null},protocols:[`http`,`https`,`file`,`blob`,`url`,`data`]},km=e({hasBrowserEnv:()=>Am,hasStandardBrowserEnv:()=>Mm,hasStandardBrowserWebWorkerEnv:()=>Nm,navigator:()=>jm,origin:()=>Pm}),Am=typeof window<`u`&&typeof document<`u`,jm=typeof navigator==`object`&&navigator||void 0,Mm=Am&&(!jm||[`ReactNative`,`NativeScript`,`NS`].indexOf(jm.product)<0),Nm=typeof WorkerGlobalScope<`u`&&self instanceof WorkerGlobalScope&&typeof self.importScripts==`function`,Pm=Am&&window.location.href||`http://localhost`,X={...km,...Om};function Fm(e,t){return hm(e,new X.classes.URLSearchParams,{visitor:function(e,t,n,r){return X.isNode&&q.isBuffer(e)?(this.append(t,e.toString(`base64`)),!1):r.defaultVisitor.apply(this,arguments)},...t})}var Im=100;function Lm(e){if(e>Im)throw new Y(`FormData field is too deeply nested (`+e+` levels). Max depth: `+Im,Y.ERR_FORM_DATA_DEPTH_EXCEEDED)}function Rm(e){let t=[],n=/[^.[\]]+|\[([^.[\]]*)]/g,r;for(;(r=n.exec(e))!==null;)Lm(t.length),t.push(r[0]===`[]`?``:r[1]||r[0]);return t}function zm(e){let t={},n=Object.keys(e),r,i=n.length,a;for(r=0;r<i;r++)a=n[r],t[a]=e[a];return t}function Bm(e){if(!q.isArray(e))return e;let t=Object.keys(e);return t.length!==e.length||t.some((e,t)=>e!==String(t))?zm(e):e}function Vm(e){let t=[e];for(;t.length;){let e=t.pop();Object.keys(e).forEach(n=>{let r=e[n]=Bm(e[n]);(q.isArray(r)||q.isPlainObject(r))&&t.push(r)})}return e}function Hm(e){function t(e,n,r,i){Lm(i);let a=e[i++];if(a===`__proto__`)return!0;let o=Number.isFinite(+a),s=i>=e.length;return a=!a&&q.isArray(r)?r.length:a,s?(q.hasOwnProp(r,a)?(r[a]=Bm(r[a]),r[a]=q.isArray(r[a])?r[a].concat(n):[r[a],n]):r[a]=n,!o):(q.hasOwnProp(r,a)&&q.isObject(r[a])||(r[a]=[]),t(e,n,r[a],i)&&q.isArray(r[a])&&(r[a]=zm(r[a])),!o)}if(q.isFormData(e)&&q.isFunction(e.entries)){let n={};return q.forEachEntry(e,(e,r)=>{t(Rm(e),r,n,0)}),Vm(n)}return null}var Um=Object.freeze([`get`,`delete`,`head`,`options`,`post`,`put`,`patch`,`purge`,`link`,`unlink`,`query`]),Wm=(e,t)=>e!=null&&q.hasOwnProp(e,t)?e[t]:void 0;function Gm(e,t,n){if(q.isString(e))try{return(t||JSON.parse)(e),q.trim(e)}catch(e){if(e.name!==`SyntaxError`)throw e}return(n||JSON.stringify)(e)}var Km={transitional:Dm,adapter:[`xhr`,`http`,`fetch`],transformRequest:[function(e,t){let n=t.getContentType()||``,r=n.indexOf(`application/json`)>-1,i=q.isObject(e);if(i&&q.isHTMLForm(e)&&(e=new FormData(e)),q.isFormData(e))return r?JSON.stringify(Hm(e)):e;if(q.isArrayBuffer(e)||q.isBuffer(e)||q.isStream(e)||q.isFile(e)||q.isBlob(e)||q.isReadableStream(e))return e;if(q.isArrayBufferView(e))return e.buffer;if(q.isURLSearchParams(e))return t.setContentType(`application/x-www-form-urlencoded;charset=utf-8`,!1),e.toString();let a;if(i){let t=Wm(this,`formSerializer`);if(n.indexOf(`application/x-www-form-urlencoded`)>-1)return Fm(e,t).toString();if((a=q.isFileList(e))||n.indexOf(`multipart/form-data`)>-1){let n=Wm(this,`env`),r=n&&n.FormData;return hm(a?{"files[]":e}:e,r&&new r,t)}}return i||r?(t.setContentType(`application/json`,!1),Gm(e)):e}],transformResponse:[function(e){let t=Wm(this,`transitional`)||Km.transitional,n=t&&t.forcedJSONParsing,r=Wm(this,`responseType`),i=r===`json`;if(q.isResponse(e)||q.isReadableStream(e))return e;if(e&&q.isString(e)&&(n&&!r||i)){let n=!(t&&t.silentJSONParsing)&&i;try{return JSON.parse(e,Wm(this,`parseReviver`))}catch(e){if(n)throw e.name===`SyntaxError`?Y.from(e,Y.ERR_BAD_RESPONSE,this,null,Wm(this,`response`)):e}}return e}],timeout:0,xsrfCookieName:`XSRF-TOKEN`,xsrfHeaderName:`X-XSRF-TOKEN`,maxContentLength:-1,maxBodyLength:-1,env:{FormData:X.classes.FormData,Blob:X.classes.Blob},validateStatus:function(e){return e>=200&&e<300},headers:{common:{Accept:`application/json, text/plain, */*`,"Content-Type":void 0}}};q.forEach(Um,e=>{Km.headers[e]={}});function qm(e,t){let n=this||Km,r=t||n,i=J.from(r.headers),a=r.data;return q.forEach(e,function(e){a=e.call(n,a,i.normalize(),t?t.status:void 0)}),i.normalize(),a}function Jm(e){return!!(e&&e.__CANCEL__)}var Ym=class extends Y{constructor(e,t,n){super(e??`canceled`,Y.ERR_CANCELED,t,n),this.name=`CanceledError`,this.__CANCEL__=!0}};function Xm(e,t,n){let r=n.config.validateStatus;!n.status||!r||r(n.status)?e(n):t(new Y(`Request failed with status code `+n.status,n.status>=400&&n.status<500?Y.ERR_BAD_REQUEST:Y.ERR_BAD_RESPONSE,n.config,n.request,n))}var Zm=/[\t\n\r]/g;function Qm(e){if(typeof e!=`string`)return e;let t=0;for(;t<e.length&&e.charCodeAt(t)<=32;)t++;return e.slice(t).replace(Zm,``)}function $m(e){let t=/^([-+\w]{1,25}):(?:\/\/)?/.exec(e);return t&&t[1].toLowerCase()||``}var eh=e=>{try{return decodeURIComponent(e)}catch{return e}},th=X.hasStandardBrowserEnv?{write(e,t,n,r,i,a,o){if(typeof document>`u`)return;let s=[`${e}=${encodeURIComponent(t)}`];q.isNumber(n)&&s.push(`expires=${new Date(n).toUTCString()}`),q.isString(r)&&s.push(`path=${r}`),q.isString(i)&&s.push(`domain=${i}`),a===!0&&s.push(`secure`),q.isString(o)&&s.push(`SameSite=${o}`),document.cookie=s.join(`; `)},read(e){if(typeof document>`u`)return null;let t=document.cookie;if(!t)return null;let n=t.split(`;`);for(let t=0;t<n.length;t++){let r=n[t].replace(/^\s+/,``),i=r.indexOf(`=`);if(i!==-1&&r.slice(0,i)===e)return eh(r.slice(i+1))}return null},async readAsync(e){try{let t=typeof window<`u`&&window.cookieStore;if(t&&q.isFunction(t.get)){let n=await t.get(e);return n?eh(n.value):null}}catch{}return this.read(e)},remove(e){this.write(e,``,Date.now()-864e5,`/`)}}:{write(){},read(){return null},async readAsync(){return null},remove(){}};function nh(e,t){e||=10;let n=Array(e),r=Array(e),i=0,a=0,o;return t=t===void 0?1e3:t,function(s){let c=Date.now(),l=r[a];o||=c,n[i]=s,r[i]=c;let u=a,d=0;for(;u!==i;)d+=n[u++],u%=e;if(i=(i+1)%e,i===a&&(a=(a+1)%e),c-o<t)return;let f=l&&c-l;return f?Math.round(d*1e3/f):void 0}}function rh(e,t){let n=0,r=1e3/t,i,a,o=(t,r=Date.now())=>{n=r,i=null,a&&=(clearTimeout(a),null),e(...t)};return[(...e)=>{let t=Date.now(),s=t-n;s>=r?o(e,t):(i=e,a||=setTimeout(()=>{a=null,o(i)},r-s))},()=>i&&o(i),(...e)=>o(e)]}var ih=(e,t,n=3)=>{let r=0,i=nh(50,250);return rh(n=>{if(!n||!q.isNumber(n.loaded))return;let a=n.loaded,o=n.lengthComputable?n.total:void 0,s=Math.max(0,o==null?a:Math.min(a,o)),c=Math.max(0,s-r),l=i(c);r=Math.max(r,s),e({loaded:s,total:o,progress:o?s/o:void 0,bytes:c,rate:l||void 0,estimated:l&&o?(o-s)/l:void 0,event:n,lengthComputable:o!=null,[t?`download`:`upload`]:!0})},n)},ah=(e,t)=>{let n=e!=null;return[r=>t[0]({lengthComputable:n,total:e,loaded:r}),t[1]]},oh=(e,t=q.asap)=>(...n)=>t(()=>e(...n)),sh=X.hasStandardBrowserEnv?(e=>t=>(t=new URL(t,document.baseURI||X.origin),e.protocol===t.protocol&&e.host===t.host&&e.port===t.port))(new URL(X.origin)):()=>!0;function ch(e){return typeof e==`string`&&/^([a-z][a-z\d+\-.]*:)?\/\//i.test(e)}function lh(e,t){if(!t)return e;let n=e.length;for(;n>0&&e.charCodeAt(n-1)===47;)n--;return e.slice(0,n)+`/`+t.replace(/^\/+/,``)}var uh=/^https?:(?!\/\/)/i;function dh(e){return e&&e.replace(/(^|&)([^=&]*=)?[^&]+/g,(e,t,n=``)=>`${t}${n}${tm}`)}function fh(e){let t=e.replace(/^(https?:\/{0,2})[^/?#]*@/i,`$1${tm}@`),n=t.indexOf(`#`),r=(n===-1?t:t.slice(0,n)).replace(/([?&][^=&#]*=)[^&#]*/g,`$1${tm}`);return n===-1?r:`${r}#${dh(t.slice(n+1))}`}function ph(e,t){if(typeof e==`string`){let n=Qm(e);if(uh.test(n))throw new Y(`Invalid URL ${JSON.stringify(fh(n))}: missing "//" after protocol`,Y.ERR_INVALID_URL,t)}}function mh(e,t,n,r){ph(t,r);let i=!ch(t);return e&&(i||n===!1)?(ph(e,r),lh(e,t)):t}function hh(e){let t=[{value:e}],n=new WeakSet,r=new WeakSet;for(;t.length;){let{value:e,done:i}=t.pop();if(!q.isPlainObject(e)&&!q.isArray(e))continue;if(i){n.delete(e);continue}if(n.has(e))throw new Y(`Circular reference detected in params`,Y.ERR_BAD_OPTION_VALUE);if(r.has(e))continue;r.add(e),n.add(e),t.push({value:e,done:!0});let a=Object.keys(e);Object.getOwnPropertySymbols&&Object.getOwnPropertyDescriptor&&Object.getOwnPropertySymbols(e).forEach(t=>{let n=Object.getOwnPropertyDescriptor(e,t);n&&n.enumerable&&a.push(t)}),a.forEach(n=>{if(n===`__proto__`||n===`constructor`||n===`prototype`){let r=Object.getOwnPropertyDescriptor(e,n);r&&q.hasOwnProp(r,`value`)&&t.push({value:r.value})}else t.push({value:e[n]})})}}var gh=e=>e instanceof J?{...e}:e,_h=e=>Object.getOwnPropertySymbols&&Object.getOwnPropertyDescriptor?Object.keys(e).concat(Object.getOwnPropertySymbols(e).filter(t=>{let n=Object.getOwnPropertyDescriptor(e,t);return n&&n.enumerable})):Object.keys(e);function vh(e,t){let n=[],r=new WeakMap,i={};function a(e,t){if(!q.isPlainObject(t))return q.isArray(t)?t.slice():t;let a=q.isPlainObject(e)?e:i,o=r.get(t);if(o||(o=new WeakMap,r.set(t,o)),o.has(a))return o.get(a);let s={};return o.set(a,s),n.push({base:a,source:t,result:s}),s}let o=q.isUndefined(t)?a(void 0,e):a(e,t);for(;n.length;){let{base:e,source:t,result:r}=n.pop(),i=new Set(_h(e)),o=new Set(_h(t));new Set([...i,...o]).forEach(n=>{if(n===`__proto__`||n===`constructor`||n===`prototype`)return;let s=o.has(n),c=s?t[n]:void 0,l=(!s||q.isPlainObject(c))&&i.has(n)?e[n]:void 0;r[n]=s?a(l,c):a(void 0,l)})}return hh(o),o}function yh(e,t,n,r){return q.isPlainObject(e)&&q.isPlainObject(t)?q.merge.call({caseless:r},e,t):q.isPlainObject(t)?q.merge({},t):q.isArray(t)?t.slice():t}function bh(e,t,n,r){if(!q.isUndefined(t))return yh(e,t,n,r);if(!q.isUndefined(e))return yh(void 0,e,n,r)}function xh(e,t){if(!q.isUndefined(t))return yh(void 0,t)}function Z(e,t){if(!q.isUndefined(t))return yh(void 0,t);if(!q.isUndefined(e))return yh(void 0,e)}function Sh(e,t,n){let r=q.hasOwnProp(t,`transitional`)?t.transitional:void 0;if(!q.isUndefined(r)){if(q.isPlainObject(r)){if(q.hasOwnProp(r,n))return r[n]}else return}let i=q.hasOwnProp(e,`transitional`)?e.transitional:void 0;if(q.isPlainObject(i)&&q.hasOwnProp(i,n))return i[n]}function Ch(e,t,n,r,i){if(q.hasOwnProp(i,n))return yh(e,t);if(q.hasOwnProp(r,n))return yh(void 0,e)}function wh(e,t,n){return bh(gh(e),gh(t),n,!0)}var Th=Object.freeze({__proto__:null,value:Object.prototype.hasOwnProperty,enumerable:!1,writable:!0,configurable:!0}),Eh={url:xh,method:xh,data:xh,baseURL:Z,transformRequest:Z,transformResponse:Z,params:vh,paramsSerializer:Z,timeout:Z,timeoutErrorMessage:Z,withCredentials:Z,withXSRFToken:Z,adapter:Z,responseType:Z,xsrfCookieName:Z,xsrfHeaderName:Z,onUploadProgress:Z,onDownloadProgress:Z,decompress:Z,maxContentLength:Z,maxBodyLength:Z,beforeRedirect:Z,transport:Z,httpAgent:Z,httpsAgent:Z,cancelToken:Z,socketPath:Z,allowedSocketPaths:Z,responseEncoding:Z,validateStatus:Ch,headers:wh};function Dh(e,t){e||={},t||={};let n=Object.create(null);Object.defineProperty(n,"hasOwnProperty",Th);let r=_h({...e,...t});for(let i=0,a=r.length;i<a;i++){let a=r[i];if(a===`__proto__`||a===`constructor`||a===`prototype`)continue;let o=q.hasOwnProp(Eh,a)?Eh[a]:bh,s=q.hasOwnProp(e,a)?e[a]:void 0,c=q.hasOwnProp(t,a)?t[a]:void 0,l=o===Ch?o(s,c,a,e,t):o(s,c,a);q.isUndefined(l)&&o!==Ch||(n[a]=l)}return q.hasOwnProp(t,`validateStatus`)&&q.isUndefined(t.validateStatus)&&Sh(e,t,`validateStatusUndefinedResolves`)===!1&&(q.hasOwnProp(e,`validateStatus`)?n.validateStatus=yh(void 0,e.validateStatus):delete n.validateStatus),n}var Oh=[`content-type`,`content-length`];function kh(e,t,n){n===`content-only`?Object.entries(t||{}).forEach(([t,n])=>{Oh.includes(t.toLowerCase())&&e.set(t,n)}):e.set(t)}var Ah=e=>encodeURIComponent(e).replace(/%([0-9A-F]{2})/gi,(e,t)=>String.fromCharCode(parseInt(t,16))),jh=e=>th.read(e);function Mh(e,t=jh){let n=Dh({},e),r=e=>q.hasOwnProp(n,e)?n[e]:void 0,i=r(`data`),a=r(`withXSRFToken`),o=r(`xsrfHeaderName`),s=r(`xsrfCookieName`),c=r(`headers`),l=r(`auth`),u=r(`baseURL`),d=r(`allowAbsoluteUrls`),f=r(`url`);if(n.headers=c=J.from(c),n.url=bm(mh(u,f,d,n),r(`params`),r(`paramsSerializer`)),l){let t=q.getSafeProp(l,`username`)||``,n=q.getSafeProp(l,`password`)||``,i=r(`transitional`),a=i&&q.hasOwnProp(i,`encodeBasicAuthUsername`)&&i.encodeBasicAuthUsername===!0;try{c.set(`Authorization`,`Basic `+btoa((a?Ah(t):t)+`:`+(n?Ah(n):``)))}catch(t){throw Y.from(t,Y.ERR_BAD_OPTION_VALUE,e)}}if(q.isFormData(i)){let e=q.getSafeProp(i,`getHeaders`);X.hasStandardBrowserEnv||X.hasStandardBrowserWebWorkerEnv||q.isReactNative(i)?c.setContentType(void 0):q.isFunction(e)&&kh(c,e.call(i),r(`formDataHeaderPolicy`))}if(X.hasStandardBrowserEnv&&(q.isFunction(a)&&(a=a(n)),a===!0||a==null&&sh(n.url))){let e=o&&s&&t(s);e&&c.set(o,e)}return n}var Nh=typeof XMLHttpRequest<`u`&&function(e){return new Promise(function(t,n){let r;try{let e=X.hasStandardBrowserEnv&&typeof window<`u`&&window.cookieStore;r=e&&q.isFunction(e.get)}catch{}let i,a=Mh(e,r?e=>(i=e,null):void 0),o=a.data,s=J.from(a.headers).normalize(),{responseType:c,onUploadProgress:l,onDownloadProgress:u}=a,d,f,p,m,h,g,_;function v(){clearTimeout(f);try{h&&h()}catch(e){setTimeout(()=>{throw e})}try{g&&g()}catch(e){setTimeout(()=>{throw e})}y&&(m&&y.removeEventListener(`progress`,m),y.upload&&(p&&y.upload.removeEventListener(`progress`,p),h&&y.upload.removeEventListener(`loadend`,h))),a.cancelToken&&a.cancelToken.unsubscribe(d),a.signal&&a.signal.removeEventListener(`abort`,d)}let y=new XMLHttpRequest;y.open(a.method.toUpperCase(),a.url,!0),y.timeout=a.timeout;function b(r){if(!y)return;if(y.status===0&&($m(Qm(a.url))||$m(X.origin))!==`file`&&!(y.responseURL&&y.responseURL.startsWith(`file:`))){n(new Y(`Request aborted`,Y.ECONNABORTED,e,y)),v(),y=null;return}try{r?_&&_(r):g&&g()}catch(e){setTimeout(()=>{throw e})}if(!y)return;let i=J.from(`getAllResponseHeaders`in y&&y.getAllResponseHeaders());Xm(function(e){t(e),v()},function(e){n(e),v()},{data:!c||c===`text`||c===`json`?y.responseText:y.response,status:y.status,statusText:y.statusText,headers:i,config:e,request:y}),y=null}if(`onloadend`in y?y.onloadend=b:y.onreadystatechange=function(){y&&y.readyState===4&&(y.status!==0||y.responseURL&&y.responseURL.startsWith(`file:`))&&setTimeout(b)},y.onabort=function(){y&&=(n(new Y(`Request aborted`,Y.ECONNABORTED,e,y)),v(),null)},y.onerror=function(t){let r=new Y(t&&t.message?t.message:`Network Error`,Y.ERR_NETWORK,e,y);r.event=t||null,n(r),v(),y=null},y.ontimeout=function(){if(!y)return;let t=a.timeout?`timeout of `+a.timeout+`ms exceeded`:`timeout exceeded`,r=a.transitional||Dm;a.timeoutErrorMessage&&(t=a.timeoutErrorMessage),n(new Y(t,r.clarifyTimeoutError?Y.ETIMEDOUT:Y.ECONNABORTED,e,y)),v(),y=null},o===void 0&&s.setContentType(null),q.isUndefined(a.withCredentials)||(y.withCredentials=!!a.withCredentials),c&&c!==`json`&&(y.responseType=a.responseType),u&&([m,g,_]=ih(u,!0),y.addEventListener(`progress`,m)),l&&y.upload&&([p,h]=ih(l),y.upload.addEventListener(`progress`,p),y.upload.addEventListener(`loadend`,h)),a.cancelToken||a.signal){if(d=t=>{if(!y)return;n(!t||t.type?new Ym(null,e,y):t);let r=y;v(),y=null,r.abort()},a.cancelToken&&a.cancelToken.subscribe(d),!y)return;a.signal&&(a.signal.aborted?d():a.signal.addEventListener(`abort`,d))}if(!y)return;let x=$m(a.url);if(x&&!X.protocols.includes(x)){n(new Y(`Unsupported protocol `+x+`:`,Y.ERR_BAD_REQUEST,e)),v();return}let S=()=>{y&&(`setRequestHeader`in y&&q.forEach(Bp(s),function(e,t){y.setRequestHeader(t,e)}),y.send(o||null))};if(i){let t=typeof performance<`u`&&q.isFunction(performance.now)?()=>performance.now():Date.now,r=y.timeout>0?t()+Number(y.timeout):void 0,o=()=>{if(!y)return;let e=y;e.ontimeout(),e.abort()};if(r!==void 0){let e=()=>{let n=r-t();n>0?f=setTimeout(e,Math.min(n,2147483647)):o()};e()}th.readAsync(i).then(e=>{if(y){if(r!==void 0&&t()>=r)o();else{if(e){let t=q.hasOwnProp(a,`xsrfHeaderName`)&&a.xsrfHeaderName;s.set(t,e)}S()}}}).catch(t=>{y&&=(n(Y.from(t,null,e,y)),v(),null)})}else S()})},Ph=(e,t)=>{if(e=e?e.filter(Boolean):[],!t&&!e.length)return;let n=new AbortController,r=!1,i=function(e){if(!r){r=!0,o();let t=e instanceof Error?e:this.reason;n.abort(t instanceof Y?t:new Ym(t instanceof Error?t.message:t))}},a=t&&setTimeout(()=>{a=null,i(new Y(`timeout of ${t}ms exceeded`,Y.ETIMEDOUT))},t),o=()=>{e&&=(a&&clearTimeout(a),a=null,e.forEach(e=>{let t=q.getSafeProp(e,`unsubscribe`);q.isFunction(t)?t.call(e,i):e.removeEventListener(`abort`,i)}),null)};e.forEach(e=>{r||(e.aborted?i.call(e):e.addEventListener(`abort`,i,{once:!0}))});let{signal:s}=n;return s.unsubscribe=()=>q.asap(o),s},Fh=function*(e,t){let n=e.byteLength;if(!t||n<t){yield e;return}let r=0,i;for(;r<n;)i=r+t,yield e.slice(r,i),r=i},Ih=async function*(e,t){for await(let n of Lh(e))yield*Fh(n,t)},Lh=async function*(e){if(e[Symbol.asyncIterator]){yield*e;return}let t=e.getReader();try{for(;;){let{done:e,value:n}=await t.read();if(e)break;yield n}}finally{await t.cancel()}},Rh=(e,t,n,r)=>{let i=Ih(e,t),a=0,o,s=e=>{o||(o=!0,r&&r(e))};return new ReadableStream({async pull(e){try{let{done:t,value:r}=await i.next();if(t){s(),e.close();return}let o=r.byteLength;n&&n(a+=o),e.enqueue(new Uint8Array(r))}catch(e){throw s(e),e}},cancel(e){return s(e),i.return()}},{highWaterMark:2})},zh=`\r
`,Bh=e=>String(e).replace(/\r\n|\r|\n/g,zh),Vh=e=>String(e).replace(/[\r\n"]/g,e=>e===`\r`?`%0D`:e===`
`?`%0A`:`%22`),Hh=(e,t)=>{let n=0;for(let r=0;r<e.length;r++){let i=e.charCodeAt(r);t&&(i===13||i===10)?(i===13&&e.charCodeAt(r+1)===10&&r++,n+=2):i<128?n++:i<2048?n+=2:i>=55296&&i<=56319&&e.charCodeAt(r+1)>=56320&&e.charCodeAt(r+1)<=57343?(n+=4,r++):n+=3}return n},Uh=class extends TypeError{constructor(e,t){super(e),this.name=`FormDataError`,this.reason=t}};function Wh(e,t,n,r,i){if(!q.isFunction(t))throw new Uh(`Blob is not supported`,`blob`);if(!q.isString(i)||!/^[A-Za-z0-9'()+_,./:=? -]{1,70}$/.test(i)||/ $/.test(i))throw new Uh(`Invalid multipart boundary`,`boundary`);let a=`--`+i+`--\r
`,o=a.length,s=[],c=e=>{if(o+e>n)throw r()};c(0);for(let[t,n]of e){let e=q.isString(n),r=e?Hh(n,!0):n.size;if(!Number.isFinite(r)||r<0)throw new Uh(`Unsupported FormData part size`,`part`);c(r+Hh(t,!0)+(!e&&n.name?Hh(n.name,!1):0)+(!e&&n.type?Hh(n.type,!1):0));let a=`--`+i+`\r
Content-Disposition: form-data; name="`+Vh(Bh(t))+`"`;e||(a+=`; filename="`+Vh(q.isString(n.name)?n.name:`blob`)+`"\r
Content-Type: `+String(n.type||`application/octet-stream`).replace(/[\r\n]/g,``)),a+=`\r
\r
`;let l=Hh(a,!1)+r+2;c(l),o+=l,s.push({header:a,value:n,isString:e})}let l=[];for(let e of s)l.push(e.header,e.isString?Bh(e.value):e.value,zh);return l.push(a),new t(l,{type:`multipart/form-data; boundary=`+i})}function Gh(e,t,n,r,i){if(!q.isFunction(t))throw new Y(`Blob is not supported`,Y.ERR_NOT_SUPPORT);if(i===void 0){if(q.isFunction(X.generateString))i=`axios-`+X.generateString(36,`0123456789abcdef`);else{let e=q.global.crypto;if(!e||!q.isFunction(e.getRandomValues))throw new Y(`Random byte generation is not supported`,Y.ERR_NOT_SUPPORT);let t=new Uint8Array(18);e.getRandomValues(t),i=`axios-`+Array.from(t,e=>(`0`+e.toString(16)).slice(-2)).join(``)}}try{return Wh(e,t,n,r,i)}catch(e){if(e instanceof Uh){let t=e.reason===`boundary`?Y.ERR_BAD_OPTION_VALUE:Y.ERR_BAD_REQUEST;throw new Y(e.message,t)}throw e}}var Kh=e=>e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102,qh=(e,t,n)=>t+2<n&&Kh(e.charCodeAt(t+1))&&Kh(e.charCodeAt(t+2)),Jh=e=>e<=57?e-48:(e&223)-55,Yh=e=>e>=65&&e<=90||e>=97&&e<=122||e>=48&&e<=57||e===43||e===47||e===45||e===95,Xh=e=>e===9||e===10||e===12||e===13||e===32,Zh=e=>{let t=Math.floor(e/4),n=e%4;return t*3+(n===2?1:n===3?2:0)},Qh=e=>{let t=e.length,n=0;return t>0&&e.charCodeAt(t-1)===61&&(n++,t>1&&e.charCodeAt(t-2)===61&&n++),Math.floor((t-n)*3/4)},$h=e=>{let t=e.length,n=0,r=0,i=!1;for(let a=0;a<t;a++){let o=e.charCodeAt(a);o===37&&qh(e,a,t)&&(o=Jh(e.charCodeAt(a+1))*16+Jh(e.charCodeAt(a+2)),a+=2),Xh(o)||(o===61?r++:!Yh(o)||r>0?i=!0:n++)}return i||r>2||r>0&&(n+r)%4!=0||n%4==1?Qh(e):Zh(n)},eg=(e,t,n)=>{if(!e||typeof e!=`string`||!/^data:/i.test(e))return 0;let r=e.indexOf(`,`);if(r<0)return 0;let i=e.slice(5,r),a=e.slice(r+1);if(n.test(i))return t(a);let o=0;for(let e=0,t=a.length;e<t;e++){let n=a.charCodeAt(e);if(n===37&&qh(a,e,t))o+=1,e+=2;else if(n<128)o+=1;else if(n<2048)o+=2;else if(n>=55296&&n<=56319&&e+1<t){let t=a.charCodeAt(e+1);t>=56320&&t<=57343?(o+=4,e++):o+=3}else o+=3}return o};function tg(e){let t=typeof e==`string`?e.indexOf(`#`):-1;return eg(t===-1?e:e.slice(0,t),$h,/; *base64[\t\n\f\r ]*$/i)}var ng=`1.21.1`,rg=65536,ig={cache:`default`,redirect:`follow`,referrer:`about:client`,referrerPolicy:``,mode:`cors`,integrity:``,keepalive:!1,priority:`auto`,window:null},{isFunction:ag}=q,og=e=>encodeURIComponent(e).replace(/%([0-9A-F]{2})/gi,(e,t)=>String.fromCharCode(parseInt(t,16))),sg=e=>{if(!q.isString(e))return e;try{return decodeURIComponent(e)}catch{return e}},cg=(e,...t)=>{try{return!!e(...t)}catch{return!1}},lg=e=>{let t=e.indexOf(`://`),n=e;return t!==-1&&(n=n.slice(t+3)),n.includes(`@`)||n.includes(`:`)},ug=e=>{let t=q.global!==void 0&&q.global!==null?q.global:globalThis,{ReadableStream:n,TextEncoder:r}=t;e=q.merge.call({skipUndefined:!0},{Request:t.Request,Response:t.Response,Blob:t.Blob},e);let i=q.hasOwnProp(e,`fetch`)?e.fetch:void 0,{Request:a,Response:o,Blob:s}=e,c=i?ag(i):typeof fetch==`function`,l=ag(a),u=ag(o);if(!c)return!1;let d=c&&ag(n),f=c&&(typeof r==`function`?(e=>t=>e.encode(t))(new r):async e=>new Uint8Array(await new a(e).arrayBuffer())),p=l&&d&&cg(()=>{let e=!1,t=new a(X.origin,{body:new n,method:`POST`,get duplex(){return e=!0,`half`}}),r=t.headers.has(`Content-Type`);return t.body!=null&&t.body.cancel(),e&&!r}),m=u&&d&&cg(()=>q.isReadableStream(new o(``).body)),h=Object.assign(Object.create(null),ig);l&&!cg(()=>new a(X.origin,h))&&(delete h.cache,cg(()=>new a(X.origin,h))||(h.cache=ig.cache));let g={stream:m&&(e=>e.body)};c&&[`text`,`arrayBuffer`,`blob`,`formData`,`stream`].forEach(e=>{!g[e]&&(g[e]=(t,n)=>{let r=t&&t[e];if(r)return r.call(t);throw new Y(`Response type '${e}' is not supported`,Y.ERR_NOT_SUPPORT,n)})});let _=async e=>{if(e==null)return 0;if(q.isBlob(e))return e.size;if(q.isArrayBufferView(e)||q.isArrayBuffer(e))return e.byteLength;if(q.isURLSearchParams(e)&&(e+=``),q.isString(e))return(await f(e)).byteLength},v=async(e,t)=>q.toFiniteNumber(e.getContentLength())??_(t);return async e=>{let{url:t,method:n,data:c,signal:u,cancelToken:f,timeout:y,onDownloadProgress:b,onUploadProgress:x,responseType:S,headers:C,withCredentials:w=`same-origin`,fetchOptions:T,maxContentLength:E,maxBodyLength:ee,maxRedirects:D}=Mh(e),te=q.isNumber(E)&&E>-1,O=q.isNumber(ee)&&ee>-1,ne=t=>q.hasOwnProp(e,t)?e[t]:void 0,re=i||fetch;S=S?(S+``).toLowerCase():`text`;let ie=Ph([u,f&&f.toAbortSignal()],y),k=null,ae=ie&&ie.unsubscribe&&(()=>{ie.unsubscribe()}),oe,se=null,ce=null,le=()=>new Y(`Request body larger than maxBodyLength limit`,Y.ERR_BAD_REQUEST,e,k);try{let i,u=ne(`auth`);u&&(i={username:q.getSafeProp(u,`username`)||``,password:q.getSafeProp(u,`password`)||``});let f;if(lg(t)&&(f=new URL(t,X.origin),!i&&(f.username||f.password)&&(i={username:sg(f.username),password:sg(f.password)}),(f.username||f.password)&&(f.username=``,f.password=``,t=f.href)),i&&(C.delete(`authorization`),C.set(`Authorization`,`Basic `+btoa(og((i.username||``)+`:`+(i.password||``))))),te&&f&&f.protocol===`data:`&&tg(f.href)>E)throw new Y(`maxContentLength size of `+E+` exceeded`,Y.ERR_BAD_RESPONSE,e,k);let y=q.isSpecCompliantForm(c)&&J.from(ne(`headers`)).getContentType(),ue;if(q.isString(y)&&/^multipart\/form-data(?:\s*;|$)/i.test(y.trim())){let e=J.parseParameters(y);q.hasOwnProp(e,`boundary`)&&(ue=e.boundary)}if(q.isSpecCompliantForm(c)&&n!==`get`&&n!==`head`&&(O||x&&p||ue!==void 0)&&(c=Gh(c,s,O?ee:1/0,le,ue),C.setContentType(ue===void 0?c.type:y),oe=c.size),O&&n!==`get`&&n!==`head`){let e=await _(c);if(typeof e==`number`&&isFinite(e)&&(oe=e,e>ee))throw le()}let de=O&&(q.isReadableStream(c)||q.isStream(c)),fe=(e,t,n)=>Rh(e,rg,e=>{if(O&&e>ee)throw se=le();t&&t(e)},n);if(p&&n!==`get`&&n!==`head`&&(x||de)){if(oe??=await v(C,c),oe!==0||de){let e=new a(t,{method:`POST`,body:c,duplex:`half`}),n;if(q.isFormData(c)&&(n=e.headers.get(`content-type`))&&C.setContentType(n),e.body){let[t,n]=x&&ah(oe,ih(oh(x)))||[];c=fe(e.body,t,n)}}}else if(de&&!l&&d&&n!==`get`&&n!==`head`)c=fe(c);else if(de&&l&&!p&&n!==`get`&&n!==`head`)throw new Y(`Stream request bodies are not supported by the current fetch implementation`,Y.ERR_NOT_SUPPORT,e,k);q.isString(w)||(w=w?`include`:`omit`);let pe=l&&`credentials`in a.prototype;if(q.isFormData(c)){let e=C.getContentType();e&&/^multipart\/form-data/i.test(e)&&!/boundary=/i.test(e)&&C.delete(`content-type`)}C.set(`User-Agent`,`axios/`+ng,!1);let A=T==null?T:Object.assign(Object.create(null),T);A&&(delete A.body,delete A.headers,delete A.method,delete A.signal,delete A.duplex,delete A.credentials);let me=Object.assign(Object.create(null),A,{signal:ie,method:n.toUpperCase(),headers:Bp(C.normalize()),body:c,duplex:`half`,credentials:pe?w:void 0});l&&(q.forEach(h,(e,t)=>{me[t]===void 0&&(me[t]=e)}),me.signal===void 0&&(me.signal=null),me.body===void 0&&(me.body=null)),D===0&&(me.redirect=`manual`,A&&(A.redirect=`manual`)),k=l&&new a(t,me);let he=await(l?re(k,A):re(t,me)),ge=J.from(he.headers);if(te){let t=q.toFiniteNumber(ge.getContentLength());if(t!=null&&t>E)throw new Y(`maxContentLength size of `+E+` exceeded`,Y.ERR_BAD_RESPONSE,e,k)}let _e=m&&(S===`stream`||S===`response`);if(m&&he.body&&(b||te||_e&&ae)){let t={};[`status`,`statusText`,`headers`].forEach(e=>{t[e]=he[e]});let n=q.toFiniteNumber(ge.getContentLength()),[r,i]=b&&ah(n,ih(oh(b),!0))||[],a=0;he=new o(Rh(he.body,rg,t=>{if(te&&(a=t,a>E))throw ce=new Y(`maxContentLength size of `+E+` exceeded`,Y.ERR_BAD_RESPONSE,e,k);r&&r(t)},()=>{i&&i(),ae&&ae()}),t)}S||=`text`;let ve=await g[q.findKey(g,S)||`text`](he,e);if(te&&!m&&!_e){let t;if(ve!=null&&(typeof ve.byteLength==`number`?t=ve.byteLength:typeof ve.size==`number`?t=ve.size:typeof ve==`string`&&(t=typeof r==`function`?new r().encode(ve).byteLength:ve.length)),typeof t==`number`&&t>E)throw new Y(`maxContentLength size of `+E+` exceeded`,Y.ERR_BAD_RESPONSE,e,k)}return!_e&&ae&&ae(),await new Promise((t,n)=>{Xm(t,n,{data:ve,headers:J.from(he.headers),status:he.status,statusText:he.statusText,config:e,request:k})})}catch(t){if(ae&&ae(),ie&&ie.aborted&&ie.reason instanceof Y){let n=ie.reason;throw n.config=e,k&&(n.request=k),t!==n&&Object.defineProperty(n,"cause",{__proto__:null,value:t,writable:!0,enumerable:!1,configurable:!0}),n}if(se)throw k&&!se.request&&(se.request=k),se;if(ce)throw ce;if(t instanceof Y)throw k&&!t.request&&(t.request=k),t;if(t&&t.name===`TypeError`&&/Load failed|fetch/i.test(t.message)){let n=new Y(`Network Error`,Y.ERR_NETWORK,e,k,t&&t.response);throw Object.defineProperty(n,"cause",{__proto__:null,value:t.cause||t,writable:!0,enumerable:!1,configurable:!0}),n}throw Y.from(t,t&&t.code,e,k,t&&t.response)}}},dg=new Map,fg=e=>{let t=Object.create(null),n=e&&q.hasOwnProp(e,`env`)&&e.env;[`fetch`,`Request`,`Response`,`Blob`].forEach(e=>{n&&q.hasOwnProp(n,e)&&(t[e]=n[e])});let{fetch:r,Request:i,Response:a,Blob:o}=t,s=[i,a,r,o],c=s.length,l,u,d=dg;for(;c--;)l=s[c],u=d.get(l),u===void 0&&d.set(l,u=c?new Map:ug(t)),d=u;return u};fg();var pg={http:null,xhr:Nh,fetch:{get:fg}};q.forEach(pg,(e,t)=>{if(e){try{Object.defineProperty(e,"name",{__proto__:null,value:t})}catch{}Object.defineProperty(e,"adapterName",{__proto__:null,value:t})}});var mg=e=>`- ${e}`,hg=e=>q.isFunction(e)||e===null||e===!1;function gg(e,t){e=q.isArray(e)?e:[e];let{length:n}=e,r,i,a={};for(let o=0;o<n;o++){r=e[o];let n;if(i=r,!hg(r)&&(i=pg[(n=String(r)).toLowerCase()],i===void 0))throw new Y(`Unknown adapter '${n}'`);if(i&&(q.isFunction(i)||(i=i.get(t))))break;a[n||`#`+o]=i}if(!i){let e=Object.entries(a).map(([e,t])=>`adapter ${e} `+(t===!1?`is not supported by the environment`:`is not available in the build`));throw new Y(`There is no suitable adapter to dispatch the request `+(n?e.length>1?`since :
`+e.map(mg).join(`
`):` `+mg(e[0]):`as no adapter specified`),Y.ERR_NOT_SUPPORT)}return i}var _g={getAdapter:gg,adapters:pg};function vg(e){if(e.cancelToken&&e.cancelToken.throwIfRequested(),e.signal&&e.signal.aborted)throw new Ym(null,e)}function yg(){return typeof performance<`u`&&q.isFunction(performance.now)?()=>performance.now():Date.now}function bg(e,t){return Math.max(0,Math.round(e()-t))}function xg(e){let t=q.toSafeFlatObject(e);vg(t),t.headers=J.from(q.getSafeProp(t,`headers`)),t.data=qm.call(t,t.transformRequest),[`post`,`put`,`patch`].indexOf(t.method)!==-1&&t.headers.setContentType(`application/x-www-form-urlencoded`,!1);let n=_g.getAdapter(t.adapter||Km.adapter,t),r=yg(),i=r();return n(t).then(function(e){vg(t),e.duration=bg(r,i),t.response=e;try{e.data=qm.call(t,t.transformResponse,e)}finally{delete t.response}return e.headers=J.from(e.headers),e},function(e){if(!Jm(e)&&(vg(t),e&&e.response)){e.response.duration=bg(r,i),t.response=e.response;try{e.response.data=qm.call(t,t.transformResponse,e.response)}finally{delete t.response}e.response.headers=J.from(e.response.headers)}return Promise.reject(e)})}var Sg={};[`object`,`boolean`,`number`,`function`,`string`,`symbol`].forEach((e,t)=>{Sg[e]=function(n){return typeof n===e||`a`+(t<1?`n `:` `)+e}});var Cg={};Sg.transitional=function(e,t,n){function r(e,t){return`[Axios v`+ng+`] Transitional option '`+e+`'`+t+(n?`. `+n:``)}return(n,i,a)=>{if(e===!1)throw new Y(r(i,` has been removed`+(t?` in `+t:``)),Y.ERR_DEPRECATED);return t&&!Cg[i]&&(Cg[i]=!0,console.warn(r(i,` has been deprecated since v`+t+` and will be removed in the near future`))),!e||e(n,i,a)}},Sg.spelling=function(e){return(t,n)=>(console.warn(`${n} is likely a misspelling of ${e}`),!0)};function wg(e,t,n){if(typeof e!=`object`||!e)throw new Y(`options must be an object`,Y.ERR_BAD_OPTION_VALUE);let r=Object.keys(e),i=r.length;for(;i-->0;){let a=r[i],o=Object.prototype.hasOwnProperty.call(t,a)?t[a]:void 0;if(o){let t=e[a],n=t===void 0||o(t,a,e);if(n!==!0)throw new Y(`option `+a+` must be `+n,Y.ERR_BAD_OPTION_VALUE)}else if(n!==!0)throw new Y(`Unknown option `+a,Y.ERR_BAD_OPTION)}}var Tg={assertOptions:wg,validators:Sg},Q=Tg.validators,Eg=e=>{if(e==null||q.isPlainObject(e)||e instanceof J)return!0;try{return q.isObject(e)&&q.getSafeProp(e,Symbol.toStringTag)===`AxiosHeaders`&&[`toJSON`,`set`,`get`,`has`,`delete`,`clear`,`normalize`,`concat`,`toString`,Symbol.iterator].every(t=>q.isFunction(q.getSafeProp(e,t)))}catch{return!1}},Dg=class{constructor(e){this.defaults=e||{},this.interceptors={request:new Em,response:new Em}}async request(e,t){try{return await this._request(e,t)}catch(e){if(e instanceof Error)try{let t={};Error.captureStackTrace?Error.captureStackTrace(t):t=Error();let n=t.stack,r=``;if(typeof n==`string`){let e=n.indexOf(`
`);r=e===-1?``:n.slice(e+1)}if(!e.stack)e.stack=r;else if(r){let t=r.indexOf(`
`),n=t===-1?-1:r.indexOf(`
`,t+1),i=n===-1?r:r.slice(n+1),a=String(e.stack),o=cm(e,a),s=o===-1?a:a.slice(0,o),c=o===-1?``:a.slice(o);s.endsWith(i)||(e.stack=s+`
`+r+c)}}catch{}throw e}}_request(e,t){typeof e==`string`?(t||={},t.url=e):t=e||{},t=Dh(this.defaults,t);let{transitional:n,paramsSerializer:r,headers:i}=t;n!==void 0&&Tg.assertOptions(n,{silentJSONParsing:Q.transitional(Q.boolean),forcedJSONParsing:Q.transitional(Q.boolean),clarifyTimeoutError:Q.transitional(Q.boolean),legacyInterceptorReqResOrdering:Q.transitional(Q.boolean),advertiseZstdAcceptEncoding:Q.transitional(Q.boolean),validateStatusUndefinedResolves:Q.transitional(Q.boolean),encodeBasicAuthUsername:Q.transitional(Q.boolean)},!1),r!=null&&(q.isFunction(r)?t.paramsSerializer={serialize:r}:Tg.assertOptions(r,{encode:Q.function,serialize:Q.function},!0)),t.allowAbsoluteUrls!==void 0||(q.hasOwnProp(this.defaults,`allowAbsoluteUrls`)&&this.defaults.allowAbsoluteUrls!==void 0?t.allowAbsoluteUrls=this.defaults.allowAbsoluteUrls:t.allowAbsoluteUrls=!0),Tg.assertOptions(t,{baseUrl:Q.spelling(`baseURL`),withXsrfToken:Q.spelling(`withXSRFToken`)},!0),t.method=(q.getSafeProp(t,`method`)||q.getSafeProp(this.defaults,`method`)||`get`).toLowerCase();let a=q.getSafeProp(i,`common`),o=q.getSafeProp(i,t.method),s=i&&q.merge(Eg(a)?a:void 0,Eg(o)?o:void 0);i&&q.forEach(Um.concat(`common`),e=>{Eg(q.getSafeProp(i,e))&&delete i[e]}),t.headers=J.concat(s,i);let c=[],l=!0;this.interceptors.request.forEach(function(e){if(typeof e.runWhen==`function`&&e.runWhen(t)===!1)return;l&&=e.synchronous;let n=t.transitional||Dm;n&&n.legacyInterceptorReqResOrdering?c.unshift(e.fulfilled,e.rejected):c.push(e.fulfilled,e.rejected)});let u=[];this.interceptors.response.forEach(function(e){u.push(e.fulfilled,e.rejected)});let d,f=0,p;if(!l){let e=[xg.bind(this),void 0];for(e.unshift(...c),e.push(...u),p=e.length,d=Promise.resolve(t);f<p;)d=d.then(e[f++],e[f++]);return d}p=c.length;let m=t;for(;f<p;){let e=c[f++],t=c[f++];try{m=e?e(m):m}catch(e){if(!t){d=Promise.reject(e);break}try{let n=t.call(this,e);q.isThenable(n)&&(d=Promise.resolve(n).then(()=>xg.call(this,m)))}catch(e){d=Promise.reject(e)}break}}if(!d)try{d=xg.call(this,m)}catch(e){d=Promise.reject(e)}for(f=0,p=u.length;f<p;)d=d.then(u[f++],u[f++]);return d}getUri(e){return e=Dh(this.defaults,e),bm(mh(e.baseURL,e.url,e.allowAbsoluteUrls,e),e.params,e.paramsSerializer)}};q.forEach([`delete`,`get`,`head`,`options`],function(e){Dg.prototype[e]=async function(t,n){return this.request(Dh(n||{},{method:e,url:t,data:n&&q.hasOwnProp(n,`data`)?n.data:void 0}))}}),q.forEach([`post`,`put`,`patch`,`query`],function(e){function t(t){return async function(n,r,i){return this.request(Dh(i||{},{method:e,headers:t?{"Content-Type":`multipart/form-data`}:{},url:n,data:r}))}}Dg.prototype[e]=t(),e!==`query`&&(Dg.prototype[e+`Form`]=t(!0))});var Og=class e{constructor(e){if(typeof e!=`function`)throw TypeError(`executor must be a function.`);let t;this.promise=new Promise(function(e){t=e});let n=this;this.promise.then(e=>{if(!n._listeners)return;let t=n._listeners.length;for(;t-->0;)n._listeners[t](e);n._listeners=null}),this.promise.then=e=>{let t,r=new Promise(e=>{n.subscribe(e),t=e}).then(e);return r.cancel=function(){n.unsubscribe(t)},r},e(function(e,r,i){n.reason||(n.reason=new Ym(e,r,i),t(n.reason))})}throwIfRequested(){if(this.reason)throw this.reason}subscribe(e){this.reason?e(this.reason):this._listeners?this._listeners.push(e):this._listeners=[e]}unsubscribe(e){if(!this._listeners)return;let t=this._listeners.indexOf(e);t!==-1&&this._listeners.splice(t,1)}toAbortSignal(){let e=new AbortController,t=t=>{e.abort(t)};return this.subscribe(t),e.signal.unsubscribe=()=>this.unsubscribe(t),e.signal}static source(){let t;return{token:new e(function(e){t=e}),cancel:t}}};function kg(e){return function(t){return e.apply(null,t)}}function Ag(e){return q.isObject(e)&&e.isAxiosError===!0}var jg={Continue:100,SwitchingProtocols:101,Processing:102,EarlyHints:103,Ok:200,Created:201,Accepted:202,NonAuthoritativeInformation:203,NoContent:204,ResetContent:205,PartialContent:206,MultiStatus:207,AlreadyReported:208,ImUsed:226,MultipleChoices:300,MovedPermanently:301,Found:302,SeeOther:303,NotModified:304,UseProxy:305,Unused:306,TemporaryRedirect:307,PermanentRedirect:308,BadRequest:400,Unauthorized:401,PaymentRequired:402,Forbidden:403,NotFound:404,MethodNotAllowed:405,NotAcceptable:406,ProxyAuthenticationRequired:407,RequestTimeout:408,Conflict:409,Gone:410,LengthRequired:411,PreconditionFailed:412,PayloadTooLarge:413,ContentTooLarge:413,UriTooLong:414,UnsupportedMediaType:415,RangeNotSatisfiable:416,ExpectationFailed:417,ImATeapot:418,MisdirectedRequest:421,UnprocessableEntity:422,UnprocessableContent:422,Locked:423,FailedDependency:424,TooEarly:425,UpgradeRequired:426,PreconditionRequired:428,TooManyRequests:429,RequestHeaderFieldsTooLarge:431,UnavailableForLegalReasons:451,InternalServerError:500,NotImplemented:501,BadGateway:502,ServiceUnavailable:503,GatewayTimeout:504,HttpVersionNotSupported:505,VariantAlsoNegotiates:506,InsufficientStorage:507,LoopDetected:508,NotExtended:510,NetworkAuthenticationRequired:511,WebServerReturnsAnUnknownError:520,WebServerIsDown:521,ConnectionTimedOut:522,OriginIsUnreachable:523,TimeoutOccurred:524,SslHandshakeFailed:525,InvalidSslCertificate:526};Object.entries(jg).forEach(([e,t])=>{jg[t]===void 0&&(jg[t]=e)});function Mg(e){let t=new Dg(e),n=ff(Dg.prototype.request,t);return q.extend(n,Dg.prototype,t,{allOwnKeys:!0}),q.extend(n,t,null,{allOwnKeys:!0}),n.create=function(t){return Mg(Dh(e,t))},n}var $=Mg(Km);$.Axios=Dg,$.CanceledError=Ym,$.CancelToken=Og,$.isCancel=Jm,$.VERSION=ng,$.toFormData=hm,$.AxiosError=Y,$.Cancel=$.CanceledError,$.all=function(e){return Promise.all(e)},$.spread=kg,$.isAxiosError=Ag,$.mergeConfig=Dh,$.AxiosHeaders=J,$.formToJSON=e=>Hm(q.isHTMLForm(e)?new FormData(e):e),$.getAdapter=_g.getAdapter,$.HttpStatusCode=jg,$.default=$;var Ng=e=>Object.entries(e??{}).filter(([,e])=>e!=null),Pg=e=>typeof e==`string`?e:JSON.stringify(e);function Fg(e){let t=new FormData;for(let[n,r]of e)for(let e of Array.isArray(r)?r:[r])e instanceof File?t.append(n,e,e.name):t.append(n,Pg(e));return t}function Ig(e){let t=/filename\*\s*=\s*UTF-8''([^;]+)/i.exec(e)?.[1],n=/filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(e);try{if(t)return decodeURIComponent(t.trim())}catch{}return n?.[1]?.replaceAll(/\\(.)/g,`$1`)??n?.[2]??``}function Lg(e,t){let[n,r]=[t[`content-type`],t[`content-disposition`]].map(e=>typeof e==`string`?e:``),i=Ig(r??``).split(/[\\/]/).at(-1)||`document`;return new File([e],i,{type:(n??``).split(`;`,1)[0]??``})}function Rg(e,t){let n=e?.[t];return typeof n==`number`?n:void 0}function zg(e,t,n){let[r,i]=[Rg(n,`take`),t-(Rg(n,`skip`)??0)];return r===void 0?e.length<i:e.length===0&&r>0&&i>0}function Bg({verb:e,...t},n,{value:r,hasErrors:i,messages:a,isSuccess:o,status:s,total:c}){let l=r===void 0||Array.isArray(r)&&r.length===0;if(!o||i&&l)throw new yt(`refused`,{status:s,messages:a});let[u,d]=[nt(t),e===`GET`];if(r===void 0&&d)throw new yt(`unreadable`,{detail:`${u}: no value`});if(r===void 0)throw new yt(`unconfirmed`,{status:s,messages:a});if(d&&Array.isArray(r)&&c!==void 0&&zg(r,c,n))throw new yt(`incomplete`,{status:s,detail:`${u}: not all of ${c} rows`})}var Vg=e=>typeof e==`string`&&/^\d+$/.test(e)?Number(e):void 0;function Hg(e){let t=typeof e==`string`?Date.parse(e):NaN;return Vg(e)??(Number.isNaN(t)?void 0:Math.max(0,Math.ceil((t-Date.now())/1e3)))}var Ug=6e5;function Wg({verb:e,input:t,query:n=[]},r,{onProgress:i,boundary:a}){let o=Ng(r);if(e===`GET`||e===`DELETE`)return{params:Object.fromEntries(o)};let s=Object.fromEntries(o.filter(([e])=>n.includes(e)));return Nn(t)?{params:s,data:Fg(o.filter(([e])=>!n.includes(e))),timeout:Ug,...a?{headers:{"Content-Type":`multipart/form-data; boundary=${a}`}}:{},...i?{onUploadProgress:({loaded:e,total:t})=>i(e,t??e)}:{}}:{params:s,data:n.length===0?r??{}:Object.fromEntries(Object.entries(r??{}).filter(([e])=>!n.includes(e)))}}function Gg(e){return e instanceof yt?e:$.isCancel(e)?new yt(`cancelled`):$.isAxiosError(e)&&(e.code===`ECONNABORTED`||e.code===`ETIMEDOUT`)?new yt(`timeout`):new yt(`network`,{detail:e instanceof Error?e.message:String(e)})}function Kg({baseUrl:e,token:t,language:n,timeout:r=6e4,sendsKeys:i=!0,boundary:a}){let o=$.create({baseURL:e,timeout:r,responseType:`arraybuffer`,paramsSerializer:{indexes:null},validateStatus:()=>!0});return async(e,r,s={})=>{let{signal:c,token:l,idempotencyKey:u,outlivesPage:d=!1}=s,{headers:f={},...p}=Wg(e,r,{...s,boundary:a}),m=Et(e.value),h=l??t();try{let{status:t,data:a,headers:s}=await o.request({method:e.verb,url:nt(e),...p,headers:{Accept:m?`application/json, */*`:`application/json`,"Accept-Language":n(),...h?{Authorization:`Bearer ${h}`}:{},...u&&i?{"Idempotency-Key":u}:{},...f},...c?{signal:c}:{},...d?{adapter:`fetch`,fetchOptions:{keepalive:!0}}:{}});if(t>=300)throw new yt(`http`,{status:t,messages:Bt(a),retryAfter:Hg(s[`retry-after`])});if(m&&!/json/.test(String(s[`content-type`])))return{value:tn(e.value,Lg(a,s),nt(e)),hasErrors:!1,messages:[]};let{value:l,isSuccess:g,hasErrors:_,msgList:v}=await Ut(a,e.value,nt(e)),y={value:l,hasErrors:_,messages:v??[],total:Vg(s[`x-total-count`])};return Bg(e,r,{...y,status:t,isSuccess:g}),y}catch(e){throw Gg(e)}}}var qg={"arrow-down":Kn,"arrow-left":Jn,"arrow-right":Xn,"arrow-up":er,"arrow-up-down":Qn,bell:ir,"bell-off":nr,briefcase:or,building:cr,"building-2":Fe,calendar:ur,"chart-column":fr,check:mr,"chevron-down":gr,"chevron-left":vr,"chevron-right":br,"chevron-up":Sr,"chevrons-left":wr,"chevrons-right":Er,"chevrons-up-down":Or,"circle-alert":we,"circle-check":Ar,"circle-help":ge,"circle-off":Pr,"circle-x":Ge,clipboard:Wr,"clipboard-check":Rr,"clipboard-list":Br,"clipboard-plus":Hr,clock:Kr,"cloud-off":ze,"columns-3":Jr,command:Xr,copy:Qr,database:ei,download:ni,ellipsis:oi,"ellipsis-vertical":ii,"external-link":Le,eye:k,"eye-off":Yt,file:ui,"file-text":ci,filter:vi,"filter-x":gi,folder:mi,"folder-open":fi,gauge:bi,"git-branch":Si,"git-compare":wi,"grip-vertical":Ei,hash:Oi,history:Oa,house:Ai,info:Zt,keyboard:Mi,key:He,languages:Pi,layers:Ii,link:Bi,"link-2":Ri,list:Wi,"list-tree":Hi,lock:pe,"log-in":Ji,"log-out":Xi,mail:Qi,map:na,"map-pin":ea,menu:ia,minus:oa,moon:ca,package:ua,"panel-left":fa,pencil:me,pin:ga,"pin-off":ma,plus:va,power:Sa,"power-off":ba,printer:wa,redo:Ea,"refresh-cw":rt,"rotate-ccw":Aa,route:Ma,save:Pa,search:Pn,server:Ia,settings:Ra,shield:Ha,"shield-check":Ba,sliders:Wa,square:Ja,star:Xa,sun:Qa,table:eo,tag:no,trash:io,"triangle-alert":ue,undo:oo,unlink:co,unlock:Ki,upload:uo,user:ho,"user-plus":po,users:_o,"wifi-off":yo,wrench:xo,x:Co,zap:To},Jg=m.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--ui-layer-bar);
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  block-size: 3rem;
  padding-inline: var(--ui-space-2);
  background: var(--ui-color-app-bar);
  color: var(--ui-color-on-app-bar);
  --ui-color-focus: var(--ui-color-on-app-bar);

  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`,Yg=m.div`
  overflow: hidden;
  font-size: var(--ui-font-16);
  font-weight: var(--ui-weight-strong);
  letter-spacing: -0.005em;
  white-space: nowrap;
  text-overflow: ellipsis;
`,Xg=m.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
`,Zg=m.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--ui-space-1);
  margin-inline-start: auto;
`;function Qg({start:e,title:t,badge:n,end:r,label:i,...a}){return(0,W.jsxs)(Jg,{"aria-label":i,...a,children:[e&&(0,W.jsx)(Xg,{children:e}),(0,W.jsx)(Yg,{children:t}),n,r&&(0,W.jsx)(Zg,{children:r})]})}var $g=S`from { opacity: 0; }`,e_=m.ul`
  z-index: var(--ui-layer-popover);
  min-inline-size: 12rem;
  max-inline-size: min(22rem, calc(100vw - 16px));
  max-block-size: min(28rem, calc(100vh - 16px));
  margin: 0;
  padding: var(--ui-space-1);
  overflow-y: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  outline: none;
  background: var(--ui-color-surface-raised);
  box-shadow: var(--ui-shadow-2);
  list-style: none;
  animation: ${$g} var(--ui-motion-fast) ease-out;
`,t_=m.a`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  inline-size: 100%;
  min-block-size: var(--ui-control-height-small);
  padding: 5px var(--ui-space-2);
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--ui-color-text);
  font-size: var(--ui-font-14);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  > [data-text] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [aria-hidden] {
    color: var(--ui-color-text-muted);
  }

  /* The pointer moves the focus, so one look serves both. */
  &:focus,
  &[aria-expanded='true'] {
    background: var(--ui-color-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: -2px;
  }

  [data-mark] circle[r='1'] {
    r: 5px;
    fill: currentcolor;
    stroke: none;
  }
  &[aria-checked='true'] > [data-mark] {
    color: var(--ui-color-primary-text);
  }

  &[data-tone='danger'],
  &[data-tone='danger'] > [aria-hidden] {
    color: var(--ui-color-error);
  }
  &[data-tone='danger']:focus {
    background: var(--ui-color-error-bg);
  }
  &[aria-disabled='true'],
  &[aria-disabled='true'] > [aria-hidden] {
    color: var(--ui-color-text-muted);
    cursor: default;
  }
  &[aria-disabled='true'] > :not([data-described]),
  &[aria-disabled='true'] [data-text] {
    opacity: 0.65;
  }

  @media (forced-colors: active) {
    &:focus,
    &[aria-expanded='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      > * {
        color: inherit;
      }
    }
    &[aria-disabled='true'] {
      color: GrayText;
      > * {
        color: inherit;
        opacity: 1;
      }
    }
    &[aria-disabled='true']:focus {
      outline: 2px solid GrayText;
      background: Canvas;
    }
  }
`,n_=m.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  > [data-text] {
    overflow-wrap: anywhere;
  }
`,r_=m.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  line-height: 1.35;
  overflow-wrap: anywhere;
`,i_=m.span`
  flex: none;
  inline-size: 1rem;
`,a_=m.kbd`
  padding-inline-start: var(--ui-space-4);
  font-family: inherit;
  font-size: var(--ui-font-12);
`,o_=m.div`
  padding: var(--ui-space-1) var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;
`,s_=m.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`,c_=m.li`
  margin: var(--ui-space-1) calc(-1 * var(--ui-space-1));
  border-block-start: 1px solid var(--ui-color-border);
`,l_={checkbox:`menuitemcheckbox`,radio:`menuitemradio`},u_={checkbox:[Ja,Ka],radio:[Ir,Mr]};function d_({item:e,isOpen:t,hasIcons:n,onChoose:r,onPoint:i}){let{link:a}=Be(),o=e.href!==void 0&&!e.items&&!e.isDisabled,s=o?{as:a,href:e.href}:{as:`div`},c=e.items!==void 0,l=e.kind&&u_[e.kind][+!!e.isChecked],u=(0,R.useId)();return(0,W.jsxs)(t_,{...s,role:e.kind?l_[e.kind]:`menuitem`,tabIndex:-1,"data-id":e.id,"data-tone":e.tone,"aria-checked":e.isChecked,"aria-disabled":e.isDisabled||void 0,"aria-describedby":e.description===void 0?void 0:u,"aria-haspopup":c?`menu`:void 0,"aria-expanded":c?t:void 0,"aria-keyshortcuts":e.shortcut?.replace(`Ctrl`,`Control`),onClick:t=>{e.isDisabled?t.preventDefault():r(e,!1)},onKeyDown:t=>{(t.key===` `||!o&&t.key===`Enter`)&&(t.preventDefault(),t.key===`Enter`||!e.kind?t.currentTarget.click():!e.isDisabled&&!t.repeat&&r(e,!0))},onPointerMove:t=>{t.pointerType===`mouse`&&document.activeElement!==t.currentTarget&&(t.currentTarget.focus({preventScroll:!0}),i(e))},children:[l?(0,W.jsx)(j,{name:l,"data-mark":!0}):e.icon?(0,W.jsx)(j,{name:e.icon}):n&&(0,W.jsx)(i_,{}),e.description===void 0?(0,W.jsx)(`span`,{"data-text":!0,children:e.text}):(0,W.jsxs)(n_,{"data-described":!0,children:[(0,W.jsx)(`span`,{"data-text":!0,children:e.text}),(0,W.jsx)(r_,{id:u,"aria-hidden":!0,children:e.description})]}),e.shortcut&&(0,W.jsx)(a_,{"aria-hidden":!0,children:e.shortcut}),c&&(0,W.jsx)(j,{name:br})]})}var f_=e=>e.normalize(`NFD`).replaceAll(/\p{M}/gu,``).toLocaleLowerCase();function p_(e,t,n){let r=f_(t),i=/^(.)\1*$/u.test(r),a=i?r.slice(0,1):r,o=i?n+1:Math.max(n,0);for(let t=0;t<e.length;t+=1){let n=(o+t)%e.length;if(f_(e[n]??``).startsWith(a))return n}return-1}var m_=e=>e.kind===`group`||e.kind===`radio-group`;function h_(e){return e.separator?[]:e.kind===`radio-group`?e.items.map(t=>({...t,kind:`radio`,isChecked:t.id===e.chosen})):e.kind===`group`?e.items:[e]}function g_(e){let t=[];for(let n of e.filter(e=>!m_(e)||e.items.length>0)){let e=t.at(-1);(!n.separator||e&&!e.separator)&&(e&&!e.separator&&!n.separator&&(m_(e)||m_(n))&&t.push({id:`${n.id} line`,separator:!0}),t.push(n))}return t.at(-1)?.separator?t.slice(0,-1):t}function __({group:{heading:e},menuLabel:t,children:n}){let r=(0,R.useId)();return(0,W.jsxs)(`li`,{role:`none`,children:[e!==void 0&&(0,W.jsx)(o_,{id:r,"aria-hidden":!0,children:e}),(0,W.jsx)(s_,{role:`group`,...e===void 0?{"aria-label":t}:{"aria-labelledby":r},children:n})]})}var v_=e=>[...e.querySelectorAll(`[role^=menuitem]`)];function y_({items:e,anchor:t,placement:n,label:r,start:i,isSubmenu:a=!1,onBack:o,onChoose:s}){let c=(0,R.useRef)(null),l=(0,R.useRef)({text:``,at:0}),u=(0,R.useRef)(void 0),[d,f]=(0,R.useState)(null),{setFloating:p,floatingStyles:m}=Oc({anchor:t,placement:n,maxHeight:448,...a?{gap:2,nudge:-5,mayCover:!0}:{}});(0,R.useLayoutEffect)(()=>{let e=c.current?v_(c.current):[];((i===`last`?e.at(-1):e[0])??c.current)?.focus({preventScroll:!0})},[i]),(0,R.useEffect)(()=>()=>clearTimeout(u.current),[]);let h=g_(e),g=h.flatMap(h_),_=g.some(({icon:e,kind:t})=>e??t),v=d&&g.find(({id:e})=>e===d.id),y=e=>c.current?.querySelector(`[data-id="${CSS.escape(e)}"]`),b=e=>{clearTimeout(u.current);let t=e?.items&&!e.isDisabled&&y(e.id);f(e&&t?{id:e.id,anchor:t}:null)},x=()=>{let e=d&&y(d.id);f(null),e?.focus()},S=({key:e,timeStamp:t,currentTarget:n},r)=>{let i=v_(n),a=r?e:l.current.text+e,o=p_(i.map(e=>e.querySelector(`[data-text]`)?.textContent??``),a,i.findIndex(e=>e===document.activeElement));return e===` `&&o<0||(l.current={text:a,at:t},i[o]?.focus()),o},C=({timeStamp:e})=>l.current.text===``||e-l.current.at>=500,w=e=>{e.key!==` `||C(e)||S(e,!1)<0||(e.stopPropagation(),e.preventDefault())},T=e=>{if(e.key===`Tab`)return;e.stopPropagation();let t=v_(e.currentTarget),n=t.findIndex(e=>e===document.activeElement),r=g.find(e=>e.id===t[n]?.dataset.id),[i,s]=getComputedStyle(e.currentTarget).direction===`rtl`?[`ArrowLeft`,`ArrowRight`]:[`ArrowRight`,`ArrowLeft`],c={ArrowDown:(n+1)%t.length,ArrowUp:(n<=0?t.length:n)-1,Home:0,End:t.length-1}[e.key];if(c!==void 0)f(null),t[c]?.focus();else if(e.key===i&&r)b(r);else if(e.key===`Escape`||e.key===s&&a)o();else if(e.key.length===1&&e.key!==` `&&!e.ctrlKey&&!e.metaKey&&!e.altKey)S(e,C(e));else return;e.preventDefault()},E=e=>{clearTimeout(u.current),u.current=setTimeout(()=>b(e.items?e:void 0),160)},ee=e=>(0,W.jsx)(`li`,{role:`none`,children:(0,W.jsx)(d_,{item:e,isOpen:d?.id===e.id,hasIcons:_,onChoose:(e,t)=>e.items?b(e):s(e,t),onPoint:E})},e.id);return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(e_,{ref:e=>{c.current=e,p(e)},role:`menu`,"aria-label":r,tabIndex:-1,style:m,onKeyDownCapture:w,onKeyDown:T,children:h.map(e=>{if(e.separator)return(0,W.jsx)(c_,{role:`separator`},e.id);let t=h_(e).map(ee);return m_(e)?(0,W.jsx)(__,{group:e,menuLabel:r,children:t},e.id):t})}),d&&v?.items&&(0,W.jsx)(`div`,{onPointerEnter:()=>clearTimeout(u.current),role:`none`,children:(0,W.jsx)(y_,{items:v.items,anchor:d.anchor,placement:getComputedStyle(d.anchor).direction===`rtl`?`left-start`:`right-start`,label:v.text,start:`first`,isSubmenu:!0,onBack:x,onChoose:s})})]})}function b_({isOpen:e,anchor:t,...n}){return e&&t?(0,Eo.createPortal)((0,W.jsx)(x_,{...n,anchor:t}),Ac()):null}function x_({items:e,anchor:t,onClose:n,onAction:r,label:i,placement:a=`bottom-start`,start:o=`first`,trigger:s}){let c=(0,R.useRef)(null),l=(0,R.useRef)(!1),u=(0,R.useRef)(null);u.current??=document.activeElement;let d=()=>{u.current instanceof HTMLElement&&u.current.focus({preventScroll:!0}),n()};return(0,R.useEffect)(()=>{let e=e=>{let t=e.target;t instanceof Node&&(l.current=s?.contains(t)??!1,!l.current&&!c.current?.contains(t)&&n())};return document.addEventListener(`pointerdown`,e,!0),()=>document.removeEventListener(`pointerdown`,e,!0)},[n,s]),(0,W.jsx)(Uo,{restoreFocus:!0,children:(0,W.jsx)(`div`,{ref:c,"data-react-aria-top-layer":!0,onBlur:({currentTarget:e,relatedTarget:t})=>{!(e.contains(t)||l.current&&s?.contains(t))&&document.hasFocus()&&n()},onContextMenu:e=>e.preventDefault(),children:(0,W.jsx)(y_,{items:e,anchor:t,placement:a,label:i,start:o,onBack:d,onChoose:(e,t)=>{t||d(),r({id:e.id})}})})})}function S_({items:e,label:t,icon:n,onAction:r,placement:i,trigger:a}){let o=(0,R.useId)();Tc();let[s,c]=(0,R.useState)(null),[l,u]=(0,R.useState)(null),d={id:o,ref:c,"aria-haspopup":`menu`,"aria-expanded":l!==null,onPress:()=>u(l?null:`first`),onKeyDown:e=>{(e.key===`ArrowDown`||e.key===`ArrowUp`)&&(e.preventDefault(),u(e.key===`ArrowUp`?`last`:`first`))}};return(0,W.jsxs)(W.Fragment,{children:[a?a(d):(0,W.jsx)(We,{tone:`quiet`,icon:n,...d,children:t}),(0,W.jsx)(b_,{items:e,anchor:s,trigger:s,isOpen:l!==null,start:l??`first`,placement:i,label:t,onClose:()=>u(null),onAction:e=>r?.(e)})]})}var C_=e=>e.replace(/[?#].*$/,``);function w_(e,t,n){if(e.href===void 0)return!1;let r=C_(e.href);return r===t||!n&&r!==`/`&&t.startsWith(`${r}/`)}var T_=(e,t)=>(e.items??[]).some(e=>w_(e,t,!0)||T_(e,t)),E_=S`from { transform: translateX(-24px); } `,D_=m.div`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: max(250px, min(15.625rem, 40vw));
  block-size: 100%;
  border-inline-end: 1px solid var(--ui-color-border);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);

  &[data-mini] {
    inline-size: 3.5rem;
  }
  &[data-overlay] {
    inline-size: min(17.5rem, calc(100vw - 48px));
    border: 0;
    outline: none;
    box-shadow: var(--ui-shadow-3);
    @media (forced-colors: active) {
      border-inline-end: 1px solid CanvasText;
    }
    animation: ${E_} var(--ui-motion-slow) ease-out;
  }
`,O_=m.nav`
  flex: 1;
  min-block-size: 0;
  padding: var(--ui-space-2);
  overflow-y: auto;
`,k_=m.div`
  display: flex;
  align-items: center;
  min-block-size: 48px;
  padding-inline: var(--ui-space-2);
`,A_=m.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  /* A rule down the side ties the children to their parent. */
  & & {
    margin-block: 2px var(--ui-space-1);
    margin-inline-start: 17px;
    padding-inline-start: var(--ui-space-2);
    border-inline-start: 1px solid var(--ui-color-border);
  }
`,j_=m.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  inline-size: 100%;
  min-block-size: var(--ui-row-height);
  padding: var(--ui-space-1) 10px;
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--ui-color-text);
  font-size: var(--ui-font-14);
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  > [aria-hidden] {
    color: var(--ui-color-text-muted);
  }
  > [data-text] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [data-arrow] {
    transition: transform var(--ui-motion-fast);
  }

  &:hover {
    background: var(--ui-color-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current='page'],
  &[data-holds-current] {
    color: var(--ui-color-primary-text);
    font-weight: var(--ui-weight-strong);
    > [aria-hidden] {
      color: inherit;
    }
  }
  &[aria-current='page'] {
    background: var(--ui-color-selected);
  }
  &[aria-expanded='true'] > [data-arrow] {
    transform: rotate(180deg);
  }

  [data-mini] & {
    justify-content: center;
    padding-inline: 0;
    min-block-size: 40px;
  }
  [data-mini] &[data-holds-current] {
    background: var(--ui-color-selected);
  }

  @media (forced-colors: active) {
    &[aria-current='page'],
    [data-mini] &[data-holds-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &:focus-visible {
      outline: 2px solid CanvasText;
    }
  }
`,M_=m.footer`
  display: flex;
  align-items: center;
  justify-content: center;
  padding: var(--ui-space-3);
  border-block-start: 1px solid var(--ui-color-border);
  color: var(--ui-color-text-muted);

  > img,
  > svg {
    max-inline-size: 100%;
  }
  [data-mini] & {
    padding-inline: var(--ui-space-1);
    overflow: hidden;
  }
`,N_=e=>e.map(({id:e,text:t,icon:n,href:r,items:i})=>({id:e,text:t,icon:n,href:r,items:i&&N_(i)}));function P_({items:e,currentPath:t}){let{link:n}=Be();return(0,W.jsx)(A_,{children:e.map(e=>(0,W.jsx)(`li`,{children:(0,W.jsx)(Pc,{content:e.text,placement:`right`,isName:!0,children:r=>e.items?(0,W.jsx)(F_,{item:e,isHeld:T_(e,t),tooltip:r}):(0,W.jsx)(j_,{...r,as:n,href:e.href??``,"data-entry":!0,"aria-label":e.text,"aria-current":w_(e,t,!1)?`page`:void 0,children:(0,W.jsx)(j,{name:e.icon??``,size:20})})})},e.id))})}function F_(e){let{text:t,items:n=[]}=e.item;return(0,W.jsx)(S_,{items:N_(n),label:t,placement:`right-start`,trigger:t=>(0,W.jsx)(I_,{...e,trigger:t})})}function I_({item:e,isHeld:t,tooltip:n,trigger:r}){let{ref:i,...a}=n,{ref:o,onPress:s,onKeyDown:c,...l}=r,u=ke(ac(i,o)),{buttonProps:d}=Te({onPress:s,"aria-label":e.text},u);return(0,W.jsx)(j_,{as:`button`,...ft(a,{onKeyDown:c},d),...l,ref:u,"data-entry":!0,"data-holds-current":t||void 0,children:(0,W.jsx)(j,{name:e.icon??``,size:20})})}function L_(e){let t=[...e.currentTarget.querySelectorAll(`[data-entry]`)],n=t.findIndex(e=>e===document.activeElement),r=t[{ArrowDown:n+1,ArrowUp:n-1,Home:0,End:t.length-1}[e.key]??-1];n<0||!r||(e.preventDefault(),r.focus())}function R_({items:e,currentPath:t,isChild:n=!1,onNavigate:r}){let{link:i}=Be();return(0,W.jsx)(A_,{children:e.map(e=>(0,W.jsx)(`li`,{children:e.items?(0,W.jsx)(z_,{item:e,currentPath:t,onNavigate:r}):(0,W.jsxs)(j_,{as:i,href:e.href??``,"data-entry":!0,"aria-current":w_(e,t,n)?`page`:void 0,onClick:r,children:[(e.icon||!n)&&(0,W.jsx)(j,{name:e.icon??``}),(0,W.jsx)(`span`,{"data-text":!0,children:e.text})]})},e.id))})}function z_({item:e,currentPath:t,onNavigate:n}){let r=(0,R.useId)(),i=T_(e,t),[a,o]=(0,R.useState)(i),[s,c]=(0,R.useState)(i);return s!==i&&(c(i),i&&o(!0)),(0,W.jsxs)(W.Fragment,{children:[(0,W.jsxs)(j_,{as:`button`,type:`button`,"data-entry":!0,"data-holds-current":i&&!a||void 0,"aria-expanded":a,"aria-controls":r,onClick:()=>o(!a),children:[e.icon&&(0,W.jsx)(j,{name:e.icon}),(0,W.jsx)(`span`,{"data-text":!0,children:e.text}),(0,W.jsx)(j,{name:gr,"data-arrow":!0})]}),(0,W.jsx)(`div`,{id:r,hidden:!a,children:a&&(0,W.jsx)(R_,{items:e.items??[],currentPath:t,isChild:!0,onNavigate:n})})]})}function B_({items:e,currentPath:t,open:n,mini:r,overlay:i,onOpenChange:a,logo:o,label:s,...c}){let{t:l}=Be(),u=r||n&&!i,d=()=>a({open:!1});return(0,W.jsxs)(W.Fragment,{children:[u&&(0,W.jsxs)(D_,{...c,"data-mini":r||void 0,children:[(0,W.jsx)(O_,{"aria-label":s,onKeyDown:L_,children:r?(0,W.jsx)(P_,{items:e,currentPath:t}):(0,W.jsx)(R_,{items:e,currentPath:t})}),o&&(0,W.jsx)(M_,{children:o})]}),i&&n&&(0,W.jsx)(al,{onClose:d,align:`start`,startAt:[`[aria-current=page]`,`[data-entry]`],children:(n,r)=>(0,W.jsxs)(D_,{...ft(c,n),ref:r,role:`dialog`,"aria-modal":!0,tabIndex:-1,"aria-label":s,"data-overlay":!0,children:[(0,W.jsx)(k_,{children:(0,W.jsx)(Ic,{label:l(`drawer.close`),icon:Co,onPress:d})}),(0,W.jsx)(O_,{"aria-label":s,onKeyDown:L_,children:(0,W.jsx)(R_,{items:e,currentPath:t,onNavigate:d})}),o&&(0,W.jsx)(M_,{children:o})]})})]})}var V_=e=>typeof e==`string`||typeof e==`number`||typeof e==`boolean`?String(e):null;function H_(e,t){let n=new Map(Object.entries(t));return Object.fromEntries((e??``).split(`;`).flatMap(e=>{let[t=``,...r]=e.split(`=`).map(e=>e.trim()),i=r.length>0?r.join(`=`):V_(n.get(t));return t&&i?[[t,i]]:[]}))}var U_=({path:e,param:t},n)=>et(e??`/`,fe(H_(t,n)));function W_(e,t,n){for(let[r,i]of t){let[t,a]=r.split(`.`),o=a===`ItemMenu`?i.find(({path:t})=>t===e):void 0,s=o&&ne(n).find(e=>e.view===t);if(s)return{path:s.path,params:(o.param??``).split(`;`).filter(Boolean)}}return null}function G_({path:e,query:t},n,r){let i=r.find(t=>t.path===e||t.children.some(t=>t.path===e)),a=i?W_(i.path,n,r):null,o=new URLSearchParams(t);return a?.params.every(e=>o.has(e))?a.path:e}var K_=e=>{let t=n=>({id:n.id,text:zu(n,e),...n.icon?{icon:n.icon}:{},...n.path?{href:U_(n,{})}:{},...n.items.length>0?{items:n.items.map(t)}:{}});return t};function q_({drawer:e}){let t=M(),{pathname:n,search:r}=l(),[i,a]=D([sn,xn]),o=(0,R.useMemo)(()=>$t(i,`App`,`AppMenu`,`Menu`).map(K_(t)),[i,t]);return(0,W.jsx)(B_,{label:t(`frame.menu`),items:o,currentPath:G_({path:n,query:r},i,a),open:e.open,mini:e.mini,overlay:e.overlay,onOpenChange:({open:t})=>e.setOpen(t),logo:(0,W.jsx)(kn,{isMark:!e.isShown})})}function J_(){let e=M(),t=D(gn);return(0,W.jsx)(S_,{label:e(`frame.language`),trigger:t=>(0,W.jsx)(Ic,{...t,label:e(`frame.language`),icon:`languages`,tone:`inherit`}),items:[{kind:`radio-group`,id:`languages`,chosen:e.locale,items:Oe.map(t=>({id:t,text:e(`language.${t}`)}))}],onAction:({id:e})=>t(e===`en`?`en`:`fr`)})}function Y_(){let e=M(),[t,n]=D([Ce,Hn]),r=t===`dark`;return(0,W.jsx)(Ic,{label:e(r?`frame.light`:`frame.dark`),icon:r?`sun`:`moon`,tone:`inherit`,onPress:()=>n(r?`light`:`dark`)})}var X_=(e,t)=>[t,...e.filter(({address:e})=>e!==t.address)].slice(0,20),Z_=p(Bl(`ronde-recents`,`records`,e=>{let{view:t,title:n,address:r,reference:i}=e??{};return typeof t==`string`&&typeof n==`string`&&(i===null||typeof i==`string`)&&typeof r==`string`&&/^\/(?![/\\])/.test(r)}),{serialize:`ignore`}),Q_=O(),$_=O(),ev=h({source:{box:Z_,user:jn},effect:async({box:e,user:t},n)=>{t&&await e.change(t.login,e=>X_(e,n))}}),tv=h({source:{box:Z_,user:jn},effect:async({box:e,user:t})=>({login:t?.login??null,records:t?await e.read(t.login):[]})});x({clock:Q_,target:ev}),x({clock:$_,target:tv});var nv=p([]).reset(Bn);x({clock:tv.doneData,source:jn,filter:(e,{login:t})=>e!==null&&e.login===t,fn:(e,{records:t})=>t,target:nv});var rv=O(),iv=O(),av=p(!1).on(rv,()=>!0).reset(iv,Bn),ov=O(),sv=O(),cv=O(),lv=p(!1).on(ov,()=>!0).reset(sv,Bn);x({clock:ov,target:$_}),x({clock:cv,fn:()=>void 0,target:sv});var uv=e=>cv.filterMap(e);x({clock:uv(e=>e.kind===`go`?{to:e.href}:void 0),target:Je}),x({clock:uv(e=>e.kind===`locale`?e.locale:void 0),target:gn}),x({clock:uv(e=>e.kind===`scheme`?e.scheme:void 0),target:Hn}),x({clock:uv(e=>e.kind===`density`?e.density:void 0),target:Pe});var dv=_(e=>e());x({clock:uv(e=>e.kind===`run`?e.run:void 0),target:dv}),x({clock:cv,filter:({kind:e})=>e===`shortcuts`,fn:()=>void 0,target:rv}),x({clock:cv,filter:({kind:e})=>e===`signOut`,fn:()=>({tellServer:!0}),target:mn});var fv={"?":`sheet`,"/":`search`,g:`go`};function pv(e,{isTyping:t,isCovered:n,hasSingleKeys:r,isGoing:i}){let{ctrl:a,alt:o,meta:s,isComposing:c,isRepeated:l}=e,u=e.key.length===1?e.key.toLowerCase():e.key;if(c||l||o||n)return null;if(a||s)return u===`k`&&a!==s?{kind:`palette`}:null;if(!r||t)return null;if(i)return/^[a-z]$/.test(u)?{kind:`letter`,letter:u}:null;let d=fv[u];return d?{kind:d}:null}var mv=new Set([`button`,`checkbox`,`color`,`file`,`image`,`radio`,`range`,`reset`,`submit`]);function hv(e){if(!e)return!1;if(e instanceof HTMLInputElement)return!mv.has(e.type);if(e instanceof HTMLTextAreaElement||e instanceof HTMLSelectElement||e.closest(`[role=tree], [role=listbox], [role=menu]`))return!0;let t=e.getAttribute(`role`);return t===`textbox`||t===`searchbox`||t===`combobox`||e instanceof HTMLElement&&e.isContentEditable}var gv=e=>e.querySelector(`[role=dialog], [role=alertdialog], [role=menu]`)!==null,_v=e=>({key:e.key,ctrl:e.ctrlKey,alt:e.altKey||e.getModifierState(`AltGraph`),meta:e.metaKey,isComposing:e.isComposing||e.keyCode===229,isRepeated:e.repeat}),vv=()=>/mac|iphone|ipad/i.test(navigator.userAgent)?`⌘`:`Ctrl`;function yv(e){let t=(0,R.useCallback)(t=>{let n=globalThis.matchMedia(e);return n.addEventListener(`change`,t),()=>n.removeEventListener(`change`,t)},[e]);return(0,R.useSyncExternalStore)(t,()=>globalThis.matchMedia(e).matches)}var bv=`(max-width: 600px)`,xv=`(max-width: 600px)`,Sv=`(min-width: 1000px)`;function Cv(){let e=M(),t=D(ov),n=yv(Sv),r={"aria-keyshortcuts":`Control+K Meta+K`,"aria-haspopup":`dialog`};return n?(0,W.jsxs)(Mn,{...r,type:`button`,onClick:()=>t(),children:[(0,W.jsx)(j,{name:`search`,size:16}),(0,W.jsx)(`span`,{"data-text":!0,children:e(`palette.open`)}),(0,W.jsxs)(`kbd`,{"aria-hidden":!0,children:[vv(),` K`]})]}):(0,W.jsx)(Ic,{...r,label:e(`palette.open`),icon:`search`,tone:`inherit`,onPress:()=>t()})}var wv=`AdmUsrUserProfil`,Tv={label:``,icon:null,path:null,param:null,refRoute:null,refRouteParent:null,component:null,requiresAuth:!0,refAction:null,items:[]},Ev=(e,t)=>{for(let n of t){let t=n.view===e?n.path:Ev(e,n.children);if(t!==null)return t}return null};function Dv(e,t){let n=$t(e,`App`,`AppUserMenu`,`UserMenu`),r=Ev(wv,t),i=r===null||n.some(e=>e.path===r),a=n.some(({refAction:e})=>e===`Deconnexion`);return[...i?[]:[{...Tv,id:`profile`,icon:`user`,path:r,refRoute:wv}],...n,...a?[]:[{...Tv,id:`logout`,icon:`log-out`,refAction:`Deconnexion`}]]}function Ov(){let e=M(),t=r(),n=yv(xv),[i,a,o,s]=D([sn,xn,jn,Ce]),[c,l,u,d]=D([Hn,gn,mn,rv]),f=Dv(i,a),p=f.map(t=>({id:t.id,text:zu(t,e),...t.icon?{icon:t.icon}:{},...t.path?{href:U_(t,{})}:{}})),m=[{kind:`radio-group`,id:`schemes`,heading:e(`preferences.scheme`),chosen:s,items:oe.map(t=>({id:t,text:e(`frame.${t}`)}))},{kind:`radio-group`,id:`locales`,heading:e(`frame.language`),chosen:e.locale,items:Oe.map(t=>({id:t,text:e(`language.${t}`)}))}],h=[{id:`help`,separator:!0},{id:`shortcuts`,text:e(`shortcuts.title`),icon:`keyboard`},{id:`about`,text:e(`view.about`),icon:`info`,href:`/about`}],g=({id:e})=>{let n=f.find(t=>t.id===e),r=Oe.find(t=>t===e);n?.refAction===`Deconnexion`?u({tellServer:!0}):Xe(e)?c(e):e===`shortcuts`?d():r?l(r):n?.path&&t(U_(n,{}))};return(0,W.jsx)(S_,{label:o?.lbUser??``,placement:`bottom-end`,trigger:e=>(0,W.jsx)(We,{...e,tone:`inherit`,icon:`user`,children:(0,W.jsx)(A,{children:o?.lbUser})}),items:[...p,...n?m:[],...h],onAction:g})}var kv=St(de.LastUpdate,{isQuiet:!0}),Av=O(),jv=p(null).reset(Bn),Mv=x({clock:ve,source:{lookedAt:jv,isInFront:tu,isLoaded:wt,isPending:ln,isLooking:kv.pending,config:Ve},fn:({lookedAt:e,isInFront:t,isLoaded:n,isPending:r,isLooking:i,config:a},{now:o})=>{let s=e!==null&&n&&!r&&!i&&$e(e,o)>=a.session.sessionRefresh&&t();return{isDue:s,lookedAt:s?o:e??o}}});jv.on(Mv,(e,{lookedAt:t})=>t),x({clock:Mv,source:yn,filter:(e,{isDue:t})=>t,fn:e=>({since:e??Nt}),target:kv});var Nv=p(null).reset(Bn);x({clock:kv.doneData,source:wt,filter:(e,{value:t})=>e&&t!==void 0,fn:(e,{value:t})=>t?.lastUpdate??null,target:Nv}),x({clock:Nv,source:{asOf:yn,isFailed:Jt},filter:({asOf:e,isFailed:t},n)=>e===null&&!t&&n!==null,fn:(e,t)=>t,target:yn});var Pv=p(null).reset(Bn);x({clock:Av,source:Nv,fn:e=>e??Nt,target:Pv});var Fv=(e,t)=>e!==null&&t!==null&&Date.parse(e)>Date.parse(t),Iv=te({asOf:yn,latest:Nv,declined:Pv,isFailed:Jt},({asOf:e,latest:t,declined:n,isFailed:r})=>r&&e===null?n===null?`missing`:null:Fv(t,e)&&(n===null||Fv(t,n))?`changed`:null),Lv=m.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-3);

  &[data-open] {
    padding: var(--ui-space-2) var(--ui-space-4);
    border-block-end: 1px solid var(--ui-color-border);
    background: var(--ui-color-info-bg);
    color: var(--ui-color-text);
  }
  &[data-tone='warning'][data-open] {
    background: var(--ui-color-warning-bg);
  }
`,Rv=m.div`
  flex: 1 1 240px;
`;function zv(){let e=M(),[t,n,r,i]=D([Iv,ln,On,Av]),a=()=>document.querySelector(`#main`)?.focus({preventScroll:!0});return(0,W.jsxs)(Lv,{"data-open":t!==null||void 0,children:[(0,W.jsx)(Rv,{role:`status`,children:t&&e(`menus.${t}`)}),t&&(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(We,{size:`small`,tone:`primary`,icon:`refresh-cw`,pending:n,onPress:()=>{a(),r()},children:e(`menus.reload`)}),(0,W.jsx)(We,{size:`small`,tone:`quiet`,onPress:()=>{a(),i()},children:e(`menus.later`)})]})]})}var Bv=m.a`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: var(--ui-control-height);
  block-size: var(--ui-control-height);
  border-radius: var(--ui-radius-4);
  color: inherit;

  &:hover,
  &[aria-current='page'] {
    background: var(--ui-color-app-bar-hover);
  }
`,Vv=m.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-inline-size: 18px;
  padding-inline: 3px;
  border-radius: 9px;
  color: var(--ui-color-app-bar);
  background: var(--ui-color-on-app-bar);
  font-size: 11px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`,Hv=99;function Uv(){let e=M(),t=D(Un),{pathname:n}=l(),r=t>Hv?`${Hv}+`:String(t),i=e(`notices.bell`,{count:t,shown:r}),a=nn.CoreSysNotifList;return(0,W.jsx)(Pc,{content:i,isName:!0,children:e=>(0,W.jsxs)(Bv,{...e,as:Sn,href:a,"aria-label":i,"aria-current":n===a?`page`:void 0,children:[(0,W.jsx)(j,{name:`bell`,size:20}),t>0&&(0,W.jsx)(Vv,{"aria-hidden":!0,children:r})]})})}function Wv(){let e=M(),t=D(an);return(0,W.jsx)(Lv,{"data-open":!t||void 0,"data-tone":`warning`,children:(0,W.jsx)(Rv,{role:`status`,children:!t&&e(`offline.strip`)})})}var Gv=class extends R.Component{state={hasFailed:!1};static getDerivedStateFromError(){return{hasFailed:!0}}render(){return this.state.hasFailed?this.props.fallback:this.props.children}};function Kv(){let e=M();return(0,W.jsx)(At,{title:e(`part.notLoaded`),message:e(`part.notLoadedWhy`),onRetry:()=>globalThis.location.reload()})}var qv=8,Jv=e=>e===`Enter`||Object.hasOwn(Yv,e),Yv={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(e<=0?t:e)-1,PageDown:(e,t)=>Math.min(t-1,Math.max(0,e)+qv),PageUp:e=>Math.max(0,e-qv)};function Xv(e,t,{active:n,first:r}){let i=n;for(let n of e){let e=i??r;if(n===`Enter`&&e)return{active:i,chosen:e};let a=Yv[n],o=i?t.indexOf(i):-1;a&&t.length>0&&(i=t[a(o,t.length)]??null)}return{active:i,chosen:null}}var Zv=`palette-results`,Qv=({id:e})=>`palette ${e}`.replaceAll(/[^\w-]/g,`_`),$v=m.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  padding-inline: var(--ui-space-3);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text-muted);

  &:focus-within {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: -1px;
  }

  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 40px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: var(--ui-color-text);
    font: inherit;
    font-size: var(--ui-font-16);
  }

  input::placeholder {
    color: var(--ui-color-text-muted);
    opacity: 1;
  }
`;function ey({query:e,lines:{activeId:t,count:n},onQuery:r,onKeyDown:i}){let a=M(),o=n>0;return(0,W.jsxs)($v,{children:[(0,W.jsx)(j,{name:`search`,size:20}),(0,W.jsx)(`input`,{type:`text`,role:`combobox`,"aria-label":a(`palette.label`),placeholder:a(`palette.label`),"aria-expanded":o,"aria-controls":o?Zv:void 0,"aria-activedescendant":t??void 0,"aria-autocomplete":`list`,autoComplete:`off`,autoCorrect:`off`,spellCheck:!1,value:e,onKeyDown:i,onChange:({target:e})=>r(e.value)})]})}var ty=(0,R.lazy)(()=>Ye(`palette`,()=>Qt(()=>import(`./palette-CoGVvmYP.js`),__vite__mapDeps([14,1,2,4,5,15]))).then(e=>({default:e.Palette}))),ny={keys:[],meant:null};function ry(){return D(lv)&&(0,W.jsx)(iy,{})}function iy(){let e=M(),t=D(sv),[n,r]=(0,R.useState)(``),[{keys:i,meant:a},o]=(0,R.useState)(ny),[s,c]=(0,R.useState)({activeId:null,count:0});return(0,W.jsxs)(vl,{title:e(`palette.title`),width:640,onClose:()=>t(),children:[(0,W.jsx)(ey,{query:n,lines:s,onKeyDown:e=>{if(!e.nativeEvent.isComposing){if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()===`k`)t();else if(Jv(e.key))o(t=>({...t,keys:[...t.keys,e.key]}));else return;e.preventDefault()}},onQuery:e=>{r(e),o(ny)}}),(0,W.jsx)(Gv,{fallback:(0,W.jsx)(Kv,{}),children:(0,W.jsx)(R.Suspense,{fallback:null,children:(0,W.jsx)(ty,{query:n,keys:i,meant:a,onKeysDone:e=>o(t=>({keys:t.keys.slice(e.count),meant:e.meant})),onLines:c})})})]})}var ay=(e,t,n)=>({href:U_(e,{}),refRoute:e.refRoute,label:e.label,text:zu(e,n),icon:e.icon??`folder`,parents:t}),oy=(e,t,n)=>[...e.path?[ay(e,t,n)]:[],...e.items.flatMap(r=>oy(r,[...t,zu(e,n)],n))];function sy(e,t,n){let r=[...$t(e,`App`,`AppMenu`,`Menu`),...Dv(e,t)],i=new Map;for(let e of r.flatMap(e=>oy(e,[],n)))i.has(e.href)||i.set(e.href,e);return[...i.values()]}var cy=e=>({href:fn.home,refRoute:null,label:`Accueil`,text:e(`view.home`),icon:`house`,parents:[]}),ly=m.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-1);

  kbd {
    min-inline-size: 22px;
    padding: 2px 6px;
    border: 1px solid var(--ui-color-border-control);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text);
    font: inherit;
    font-size: var(--ui-font-12);
    line-height: 1.3;
    text-align: center;
  }

  span {
    margin-inline-start: 2px;
  }
`,uy=m.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: var(--ui-space-4) 32px;
  align-items: start;
`,dy=m.section`
  & + & {
    margin-block-start: var(--ui-space-4);
  }

  h3 {
    margin: 0 0 var(--ui-space-2);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: 600;
  }

  dl {
    margin: 0;
  }

  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ui-space-3);
    min-block-size: 32px;
    border-block-end: 1px solid var(--ui-color-border);
  }

  dd {
    flex: none;
    margin: 0;
  }
`,fy=m.div`
  margin-block-start: var(--ui-space-4);
`,py=m.div`
  position: fixed;
  z-index: 950;
  inset-block-end: var(--ui-space-4);
  inset-inline-end: var(--ui-space-4);
  max-inline-size: calc(100vw - 32px);
  padding: var(--ui-space-3) var(--ui-space-4);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow-2);
  font-size: var(--ui-font-13);

  ul {
    display: grid;
    gap: var(--ui-space-1);
    margin: var(--ui-space-2) 0 0;
    padding: 0;
    list-style: none;
  }
`;function my({keys:e,children:t}){return(0,W.jsxs)(ly,{children:[e.map((e,t)=>(0,W.jsx)(`kbd`,{children:e},`${t} ${e}`)),t&&(0,W.jsx)(`span`,{children:t})]})}var hy={AdmUsrUserList:`u`,AffAffAffaireList:`a`,AffAffAffairePrestationList:`p`,CoreSecPrmMenuList:`e`,CoreSecPrmSecuriteAccueil:`s`,CoreSysActionList:`c`,CoreSysLogList:`l`,CoreSysNotifList:`n`,CoreSysParametreAvanceAccueil:`v`,CoreSysRouteList:`o`,CoreSysTableList:`t`,PrmGamGammeList:`g`,PrmModModeInspectionList:`m`,PrmRefReferentielList:`r`},gy=`h`;function _y(e){let t=({href:e,refRoute:t})=>e===`/`?gy:hy[t??``],n=new Set,r=new Map,i=(e,t)=>{t&&!n.has(t)&&(n.add(t),r.set(e,t))};for(let n of e)i(n,t(n));let a=new Set([gy,...Object.values(hy)]);for(let t of e){if(r.has(t))continue;let e=Wl(t.label).match(/[a-z]/g)??[];i(t,e.find(e=>!n.has(e)&&!a.has(e))??e.find(e=>!n.has(e)))}return e.flatMap(e=>{let t=r.get(e);return t?[{...e,letter:t}]:[]})}var vy=3e3,yy=()=>document.querySelector(`main :is([type=search], [role=searchbox])`);function by({letters:e,hasSingleKeys:t}){let[n,r,i]=D([ov,rv,Je]),[a,o]=(0,R.useState)(!1),s=(0,R.useRef)(!1);return(0,R.useEffect)(()=>{let a=e=>{s.current=e,o(e)},c=t=>{if(a(t?.kind===`go`),t?.kind===`palette`)n();else if(t?.kind===`sheet`)r();else if(t?.kind===`search`){let e=yy();e?e.focus():n()}else if(t?.kind===`letter`){let n=e.find(({letter:e})=>e===t.letter);n&&i({to:n.href})}},l=e=>{if(e.defaultPrevented||e.key===`Shift`)return;let n=pv(_v(e),{isTyping:hv(document.activeElement),isCovered:gv(document),hasSingleKeys:t,isGoing:s.current});n&&e.preventDefault(),c(n)};return document.addEventListener(`keydown`,l),()=>document.removeEventListener(`keydown`,l)},[e,t,n,r,i]),(0,R.useEffect)(()=>{if(!a)return;let e=()=>{s.current=!1,o(!1)},t=setTimeout(e,vy);return document.addEventListener(`pointerdown`,e),()=>{clearTimeout(t),document.removeEventListener(`pointerdown`,e)}},[a]),a}var xy=(0,R.lazy)(()=>Ye(`shortcuts`,()=>Qt(()=>import(`./shortcuts-sheet-fUjT_g3R.js`),__vite__mapDeps([16,1,5,2,4]))).then(e=>({default:e.ShortcutsSheet}))),Sy=e=>typeof e==`boolean`;function Cy(){let e=M(),[t,n,r,i]=D([sn,xn,av,iv]),[a,o]=eu(Cn.shortcuts,Sy),s=a??!0,c=(0,R.useMemo)(()=>{let r=sy(t,n,e),i=cy(e);return _y(r.some(({href:e})=>e===i.href)?r:[i,...r])},[t,n,e]),l=by({letters:c,hasSingleKeys:s});return(0,W.jsxs)(W.Fragment,{children:[l&&(0,W.jsxs)(py,{role:`status`,children:[(0,W.jsx)(my,{keys:[`g`],children:e(`shortcuts.goHint`)}),(0,W.jsx)(`ul`,{"aria-hidden":!0,children:c.map(({letter:e,href:t,text:n})=>(0,W.jsx)(`li`,{children:(0,W.jsx)(my,{keys:[e],children:n})},t))})]}),r&&(0,W.jsx)(Gv,{fallback:(0,W.jsx)(vl,{title:e(`shortcuts.title`),onClose:()=>i(),children:(0,W.jsx)(Kv,{})}),children:(0,W.jsx)(R.Suspense,{fallback:null,children:(0,W.jsx)(xy,{letters:c,hasSingleKeys:s,onSingleKeys:o,onClose:i})})})]})}var wy=O(),Ty=O(),Ey=p(null,{serialize:`ignore`}).on(wy,(e,t)=>({row:t})).reset(Ty,Bn),Dy=(0,R.lazy)(()=>Ye(`why`,()=>Qt(()=>import(`./why-dialog-RcB_MzrE.js`),__vite__mapDeps([17,1,18,2,4,5,19,20,21]))).then(e=>({default:e.WhyDialog})));function Oy(){let e=M(),[t,n]=D([Ey,Ty]);return t&&(0,W.jsx)(Gv,{fallback:(0,W.jsx)(vl,{title:e(`why.title`),onClose:()=>n(),children:(0,W.jsx)(Kv,{})}),children:(0,W.jsx)(R.Suspense,{fallback:null,children:(0,W.jsx)(Vl,{of:`./kit/screens/why`,children:(0,W.jsx)(Dy,{row:t.row,onClose:()=>n()})})})})}var ky=`(max-width: 840px)`,Ay=e=>typeof e==`boolean`;function jy(){let e=yv(ky),[t,n]=eu(Cn.drawer,Ay),[r,i]=(0,R.useState)(!1),a=t??!0;return{open:!0,mini:e?!r:!a,overlay:e&&r,isShown:e?r:a,toggle:()=>e?i(!r):n(!a),setOpen:t=>{e&&i(t)}}}function My({children:e}){let t=M(),n=D(Ve),r=jy(),i=yv(xv),a=n.environment===`production`;return(0,W.jsxs)(Tt,{children:[(0,W.jsx)(ce,{}),(0,W.jsx)(Qg,{start:(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(tt,{href:`#main`,children:t(`frame.skip`)}),(0,W.jsx)(Ic,{label:t(r.isShown?`frame.closeDrawer`:`frame.openDrawer`),icon:`menu`,tone:`inherit`,onPress:r.toggle})]}),title:(0,W.jsxs)(In,{children:[(0,W.jsx)(`span`,{children:n.product.title}),!a&&(0,W.jsx)(jl,{tone:`accent`,children:n.environment})]}),end:(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(Cv,{}),(0,W.jsx)(Uv,{}),!i&&(0,W.jsx)(J_,{}),!i&&(0,W.jsx)(Y_,{}),(0,W.jsx)(Ov,{})]})}),(0,W.jsx)(Wv,{}),(0,W.jsx)(zv,{}),(0,W.jsxs)(zn,{children:[(0,W.jsx)(q_,{drawer:r}),(0,W.jsx)(Qe,{id:`main`,tabIndex:-1,children:e})]}),(0,W.jsx)(ry,{}),(0,W.jsx)(Cy,{}),(0,W.jsx)(Oy,{})]})}var Ny=m.div`
  display: flex;
  flex: 1 1 auto;
  /* The width that all of them take, also while some of them stand in the menu. */
  inline-size: var(--actions-width, auto);
  max-inline-size: 100%;
  justify-content: flex-end;
  gap: var(--ui-space-2);
  min-inline-size: var(--ui-control-height);

  &[data-align='start'] {
    justify-content: flex-start;
  }
  > * {
    flex: none;
    max-inline-size: 100%;
  }
`;function Py({widths:e,gap:t,more:n},r,i=!1){let a=e.reduce((e,t)=>e+t,0)+t*Math.max(0,e.length-1);if(!i&&a<=r)return e.length;let o=n,s=e.findIndex(e=>(o+=e+t,o>r));return s<0?e.length:s}function Fy(e,t,n){let r=[...e.widths.keys()],i=Py(e,n);if(t<i)return r.slice(0,i);let a=e.gap+(e.widths[t]??0);return[...r.slice(0,Py({...e,more:e.more+a},n)),t]}var Iy=e=>({"data-overflow-item":e}),Ly=e=>[...e.querySelectorAll(`[data-overflow-item]`)],Ry=e=>Math.ceil(e.getBoundingClientRect().width);function zy(e,t){let n=Ly(e);return{signature:t,widths:n.map(Ry),gap:Number.parseFloat(getComputedStyle(e).columnGap)||0,more:n[0]?.offsetHeight??0}}function By(e,t,n=!1){let[r,i]=(0,R.useState)(null),[a,o]=(0,R.useState)(null),[s,c]=(0,R.useState)(1/0),l=a?.signature===e?a:null;(0,R.useLayoutEffect)(()=>{r&&!l&&(o(zy(r,e)),c(r.clientWidth))},[r,l,e]),(0,R.useLayoutEffect)(()=>{if(!r||!l||typeof ResizeObserver>`u`)return;let e=new ResizeObserver(()=>{c(r.clientWidth),Ly(r).some(e=>Math.abs(Ry(e)-(l.widths[Number(e.dataset.overflowItem)]??0))>1)&&o(null)});for(let t of[r,...Ly(r)])e.observe(t);return()=>e.disconnect()},[r,l]);let u=l&&l.widths.reduce((e,t)=>e+t+l.gap,0)+(n?l.more:-l.gap);return{setRow:i,fitting:e=>l?Fy(l,e,s):Array.from(Array(t).keys()),count:l?Py(l,s,n):t,natural:u}}function Vy(e,t){let n=e.filter(({isInMenu:e})=>!e),r=({tone:e})=>e===`primary`;return[...n.filter(r),...n.filter(e=>!r(e))].slice(0,t)}function Hy({actions:e,onAction:t,size:n=`medium`,align:r=`end`,most:i=1/0}){let{t:a}=Be(),o=Vy(e,i),{setRow:s,count:c,natural:l}=By(`${n}|${o.map(({id:e,text:t,icon:n,isPending:r})=>[e,t,!!n,r].join()).join(`|`)}`,o.length,o.length<e.length);if(e.length===0)return null;let u=o.slice(0,c),d=e.filter(e=>!u.includes(e));return(0,W.jsxs)(Ny,{ref:s,"data-align":r,style:l===null?void 0:{"--actions-width":`${l}px`},children:[u.map(({id:e,text:r,icon:i,tone:a,blocked:o,isPending:s},c)=>{let l={...Iy(c),size:n,tone:a,icon:i,pending:s,reason:o};return(0,R.createElement)(We,{...l,key:e,onPress:()=>t?.({id:e})},r)}),d.length>0&&(0,W.jsx)(S_,{label:a(`actions.more`),placement:`bottom-end`,items:d.map(({id:e,text:t,icon:n,tone:r,blocked:i,isPending:a})=>({id:e,text:t,icon:n,tone:r===`danger`?r:void 0,isDisabled:i!==void 0||a,description:i})),onAction:t,trigger:e=>(0,W.jsx)(Ic,{...e,label:a(`actions.more`),icon:oi,tone:`neutral`,size:n})})]})}var Uy=m.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-1);
  /* A container has no width of its own: where the element around it takes that of its content, it would have none. */
  inline-size: 100%;
  min-inline-size: 0;
  container-type: inline-size;
`,Wy=m.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-4);
  min-block-size: var(--ui-control-height);

  [data-level='2'] > & {
    min-block-size: var(--ui-control-height-small);
  }
  @container (max-width: 36rem) {
    flex-wrap: wrap;
  }
`,Gy=m.div`
  display: flex;
  flex: 0 4 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1) var(--ui-space-3);
  min-inline-size: min(100%, 14rem);
`,Ky=m.h1`
  min-inline-size: 0;
  border-radius: var(--ui-radius-4);
  font-size: var(--ui-font-20);
  font-weight: var(--ui-weight-strong);
  letter-spacing: -0.01em;
  line-height: 1.3;
  outline: none;
  overflow-wrap: anywhere;
  text-wrap: balance;

  [data-level='2'] & {
    font-size: var(--ui-font-16);
    letter-spacing: normal;
  }
`,qy=m.span`
  color: var(--ui-color-secondary-text);
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-regular);
  letter-spacing: normal;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`,Jy=m.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1) var(--ui-space-2);
`,Yy=m.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  @container (max-width: 36rem) {
    flex-basis: 100%;
    > [data-align] {
      justify-content: flex-start;
    }
  }
`,Xy=m.div`
  max-inline-size: 80ch;
  color: var(--ui-color-text-muted);
  overflow-wrap: anywhere;
`,Zy=3;function Qy(e){let{title:t,level:n=1,breadcrumb:r,count:i,states:a,description:o,actions:s=[],onAction:c,children:l,isLoading:u=!1,headingRef:d,...f}=e,{locale:p,t:m}=Be(),h=typeof i==`number`?new Intl.NumberFormat(p).format(i):i;return(0,W.jsxs)(Uy,{...f,"data-level":n,children:[r,(0,W.jsxs)(Wy,{children:[(0,W.jsxs)(Gy,{children:[(0,W.jsxs)(Ky,{as:n===1?`h1`:`h2`,ref:d,tabIndex:-1,"aria-busy":u||void 0,children:[u?(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(Zl,{width:`14rem`,height:`1.2lh`}),(0,W.jsx)(qe,{elementType:`span`,children:m(`loading.text`)})]}):t,!u&&h&&(0,W.jsxs)(W.Fragment,{children:[` `,(0,W.jsx)(qy,{children:h})]})]}),a&&(0,W.jsx)(Jy,{children:a})]}),(l||s.length>0)&&(0,W.jsxs)(Yy,{children:[l,(0,W.jsx)(Hy,{actions:s,onAction:c,size:n===1?`medium`:`small`,most:Zy})]})]}),o&&(0,W.jsx)(Xy,{children:o})]})}var $y=e=>e.find(({action:e})=>e===`Creer`)??e.find(({action:e})=>e?.startsWith(`Ajouter`)),eb=e=>e.map(({id:t,text:n,icon:r,blocked:i,isInMenu:a})=>({id:t,text:n,...r?{icon:r}:{},...t===$y(e)?.id?{tone:`primary`}:{},...a?{isInMenu:a}:{},...i===null?{}:{blocked:i}})),tb=({id:e,blocked:t=null,isInMenu:n=!0,...r})=>({...r,id:`kit.${e}`,action:null,href:null,blocked:t,rows:[],spared:[],misfits:0,...n?{isInMenu:n}:{}}),nb=e=>e.some(({blocked:e})=>e!==null);function rb(){let e=M(),t=D(wy);return tb({id:`why`,text:e(`why.title`),icon:`circle-help`,run:()=>t(null)})}var ib=[];function ab({title:e,screen:t,pageTitle:n=e,count:r=null,state:i,aside:a,offers:o=ib,onOffer:s,isNested:c=!1,view:l,standing:u}){let d=en(c),f=rb(),p=l!==void 0&&!c,m=l!==void 0&&(nb(o)||!c&&o.some(({isInMenu:e})=>e))?[...o,f]:o,h=e=>e.id===f.id?e.run?.():s?.(e);return Ku({name:e,offers:p?[...o,f]:o,run:h,view:l,standing:u}),Xt(c?null:n,t),(0,W.jsx)(Qy,{title:e,level:c?2:1,count:r,states:i,headingRef:d,actions:eb(m),onAction:({id:e})=>{let t=m.find(t=>t.id===e);t&&h(t)},children:a})}var ob=m.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 21.25rem), 1fr));
  gap: var(--ui-space-3);
`,sb=m.div`
  max-block-size: 420px;
  margin: calc(-1 * var(--ui-space-4));
  border-radius: 0 0 var(--ui-radius-8) var(--ui-radius-8);
  overflow: auto;
`,cb=m.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--ui-font-13);

  th,
  td {
    padding: 5px var(--ui-space-4);
    border-block-end: 1px solid var(--ui-color-border);
    text-align: start;
    font-variant-numeric: tabular-nums;
  }

  tbody th {
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: 600;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  @media (max-width: 480px) {
    th,
    td {
      padding-inline: var(--ui-space-2);
    }
  }
`,lb=e=>{let{name:t,version:n,license:r}=e??{};return typeof t==`string`&&typeof n==`string`&&typeof r==`string`};async function ub(){let e=await fetch(`/libraries.json`),t=e.ok?await e.json():null;if(!Array.isArray(t))throw Error(`libraries.json: ${e.status}`);return t.filter(lb)}var db=p(ub,{serialize:`ignore`}),fb=O(),pb=h({source:db,effect:e=>e()}),mb=p(null).on(pb.doneData,(e,t)=>t),hb=p(!1).on(pb.fail,()=>!0).reset(pb);x({clock:fb,source:{libraries:mb,isPending:pb.pending},filter:({libraries:e,isPending:t})=>e===null&&!t,fn:()=>void 0,target:pb});function gb(){let e=M(),[t,n,r]=D([mb,hb,fb]);(0,R.useEffect)(()=>r(),[r]);let i=t?e(`about.librariesCount`,{count:t.length}):e(`about.libraries`);return(0,W.jsx)(Ie,{title:i,"aria-busy":!t&&!n,children:n?(0,W.jsx)(At,{message:e(`about.librariesFailed`),onRetry:()=>r()}):t?(0,W.jsx)(_b,{libraries:t}):(0,W.jsx)(Zl,{lines:8})})}function _b({libraries:e}){let t=M();return(0,W.jsx)(sb,{tabIndex:0,role:`group`,"aria-label":t(`about.libraries`),children:(0,W.jsxs)(cb,{children:[(0,W.jsx)(`thead`,{children:(0,W.jsxs)(`tr`,{children:[(0,W.jsx)(`th`,{scope:`col`,children:t(`about.library`)}),(0,W.jsx)(`th`,{scope:`col`,children:t(`about.version`)}),(0,W.jsx)(`th`,{scope:`col`,children:t(`about.license`)})]})}),(0,W.jsx)(`tbody`,{children:e.map(({name:e,version:t,license:n})=>(0,W.jsxs)(`tr`,{children:[(0,W.jsx)(`th`,{scope:`row`,children:e}),(0,W.jsx)(`td`,{children:t}),(0,W.jsx)(`td`,{children:n||`–`})]},`${e} ${t}`))})]})})}var vb=m.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
`,yb=m.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--ui-space-1) var(--ui-space-3);
  margin: calc(-1 * var(--ui-space-2));
  padding: 0;
  list-style: none;
`,bb=m.li`
  min-inline-size: 0;
`,xb=m.a`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  min-block-size: 36px;
  padding: var(--ui-space-1) var(--ui-space-2);
  border-radius: var(--ui-radius-4);
  color: var(--ui-color-primary-text);
  font-weight: 500;
  text-decoration: none;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: var(--ui-color-text-muted);
  }

  &:hover {
    background: var(--ui-color-hover);
    text-decoration: underline;
    text-underline-offset: 0.16em;
  }
`,Sb=m.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ui-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`,Cb=m.li`
  display: grid;
`;function wb(){let e=M(),[t,n,r]=D([Ve,It,Tn]),i=D(kt),a=[[e(`about.product`),t.product.title],[e(`about.build`),t.buildVersion],[e(`about.environment`),t.environment]],o=[[e(`about.application`),n?.lbApplication],[e(`about.version`),n?.version],[e(`about.environment`),n?.environnement],[e(`about.database`),n?.lbBase],[e(`about.serverTime`),n?Dl(n.dtServeur,`dateTime`):void 0]];return(0,W.jsxs)(vb,{children:[(0,W.jsx)(ab,{title:e(`view.about`)}),(0,W.jsxs)(ob,{children:[(0,W.jsx)(Tb,{title:e(`about.console`),facts:a}),r&&!n?(0,W.jsx)(Ie,{title:e(`about.server`),children:(0,W.jsx)(At,{message:Vn(r,e)?.text??``,onRetry:()=>i()})}):(0,W.jsx)(Tb,{title:e(`about.server`),facts:o})]}),(0,W.jsx)(gb,{})]})}function Tb({title:e,facts:t}){return(0,W.jsx)(Ie,{title:e,children:(0,W.jsx)(Ou,{isLoading:t.every(([,e])=>e===void 0),items:t.map(([e,t])=>({id:e,term:e,value:t}))})})}var Eb={views:[],first:null},Db=e=>{let{name:t,query:n}=e??{};return typeof t==`string`&&typeof n==`string`},Ob=e=>{let{views:t,first:n,pinned:r=[]}=e??{};return Array.isArray(t)&&t.every(Db)&&(n===null||typeof n==`string`)&&Array.isArray(r)&&r.every(e=>typeof e==`string`)},kb=e=>e.toSorted((e,t)=>e.name.localeCompare(t.name)),Ab=({views:e},t)=>e.find(e=>e.name===t),jb=(e,t)=>({...e,views:kb([...e.views.filter(({name:e})=>e!==t.name),t])}),Mb=({pinned:e=[],...t},n,r)=>{let i=e.filter(e=>e!==n),a=r?[...i,n]:i;return{...t,...a.length>0?{pinned:a}:{}}},Nb=(e,t)=>{let{views:n,first:r,...i}=Mb(e,t,!1);return{...i,views:n.filter(e=>e.name!==t),first:r===t?null:r}};function Pb(e,t,n){let r=Ab(e,t);if(!r||t===n)return e;let i=Nb(Nb(e,t),n),a=jb({...i,first:e.first===t?n:i.first},{...r,name:n});return e.pinned?.includes(t)?Mb(a,n,!0):a}var Fb=1e3,Ib=e=>Il(e)&&typeof e.at==`number`&&typeof e.total==`number`&&(e.keys===null||Array.isArray(e.keys)&&e.keys.every(e=>typeof e==`string`)),Lb=e=>Il(e)&&Object.values(e).every(e=>Ib(e)),Rb=(e,t,n=e.length)=>({total:n,keys:n<=Fb&&e.length===n?e.map(e=>t(e)):null});function zb(e,t){let{keys:n}=e;if(n===null||t.keys===null)return Math.max(0,t.total-e.total);let r=new Set(n);return t.keys.filter(e=>!r.has(e)).length}function Bb(){let[e,t,n,r,i]=D([re,jn,xn,gu,du]),a=(0,R.useMemo)(()=>ne(n).flatMap(({view:n,path:r})=>{let i=e=>Pt(e,t?.login),a=$l(e,i(Cn.views(n)),Ob);if(!a?.pinned)return[];let o=$l(e,i(Cn.seen(n)),Lb)??{};return a.pinned.map(e=>({id:e,screen:n,path:r,view:Ab(a,e),seen:o[e]??null}))}),[e,t,n]),o=a.some(({view:e})=>e===void 0);return(0,R.useEffect)(()=>{o&&i()},[o,i]),a.flatMap(({view:e,...t})=>{let n=e??r?.find(e=>e.list===t.screen&&ru(e)===t.id);return n?[{...t,name:n.name,query:n.query}]:[]})}var Vb=(0,R.lazy)(()=>Ye(`pinned-tiles`,()=>Qt(()=>import(`./pinned-tiles-CZ8cUDr6.js`),__vite__mapDeps([22,1,2,4,5,15]))).then(e=>({default:e.PinnedTiles})));function Hb(){let e=M(),t=Bb();return t.length>0?(0,W.jsx)(`section`,{"aria-label":e(`home.pinned`),children:(0,W.jsx)(Gv,{fallback:(0,W.jsx)(Kv,{}),children:(0,W.jsx)(R.Suspense,{fallback:null,children:(0,W.jsx)(Vb,{pins:t})})})}):null}function Ub(){let[e,t]=D([tf,xn]),n=ne(t);return e.map(({view:e,Tile:t})=>{let r=n.find(t=>t.view===e)?.path;return r?(0,W.jsx)(Gv,{fallback:(0,W.jsx)(Kv,{}),children:(0,W.jsx)(t,{path:r})},e):null})}function Wb(){let e=M(),[t,n,r]=D([sn,xn,jn]),i=sy(t,n,e).filter(({href:e})=>e!==fn.home);return(0,W.jsxs)(vb,{children:[(0,W.jsx)(ab,{title:e(`home.greeting`,{name:r?.lbUser??``}),pageTitle:e(`view.home`)}),(0,W.jsx)(Hb,{}),(0,W.jsx)(Ub,{}),i.length>0&&(0,W.jsx)(Ie,{title:e(`home.shortcuts`),children:(0,W.jsx)(yb,{children:i.map(({href:e,icon:t,text:n})=>(0,W.jsx)(bb,{children:(0,W.jsxs)(xb,{as:Sn,href:e,children:[(0,W.jsx)(j,{name:t,size:20}),n]})},e))})})]})}var Gb=O(),Kb=p([]).on(xn,(e,t)=>[...new Map([...e,...ne(t)].map(e=>[e.path,{...e,children:[]}])).values()]).reset(Bn),qb=te(Kb,xn,(e,t)=>n=>_t(n,e)&&!_t(n,t)),Jb=O(),Yb=p(null).on(Jb,(e,t)=>t).on(dt,(e,{path:t})=>t===e?e:null);x({clock:Gb,source:Yb,filter:(e,t)=>e!==t,fn:(e,t)=>t,target:Jb}),x({clock:Jb,source:{user:jn,routes:xn},fn:({user:e,routes:t})=>({to:mt([e?.defaultRoute],t),replace:!0}),target:Je}),x({clock:Jb,source:{text:Me,once:Kb},fn:({text:e,once:t},n)=>{let r=t.find(e=>_t(n,[e]))?.view??``;return{type:`warning`,text:e(`menus.pageGone`,{page:e.of(`view.${r}`,n)})}},target:Gt});function Xb({error:e,view:t,isNested:n,onRetry:r}){let i=M(),a=i.of(`view.${t}`,t);return(0,W.jsxs)(un,{children:[(0,W.jsx)(ab,{title:a,isNested:n}),e.name===`ChunkLoadError`?(0,W.jsx)(Zb,{screen:a,onRetry:r}):(0,W.jsx)(At,{title:i(`screen.broken`),message:i(`screen.brokenWhy`),onRetry:r})]})}function Zb({screen:e,onRetry:t}){let n=M(),[r,i,a]=D([ot,Se,at]);return(0,R.useEffect)(()=>{i()},[i]),(0,R.useEffect)(()=>(globalThis.addEventListener(`online`,t),()=>globalThis.removeEventListener(`online`,t)),[t]),(0,W.jsx)(`div`,{role:`alert`,children:(0,W.jsx)(Ht,{icon:r?`refresh-cw`:`cloud-off`,title:r?n(`chunk.newVersion`):n(`chunk.notLoaded`,{screen:e}),action:(0,W.jsx)(We,{tone:`primary`,icon:`refresh-cw`,onPress:()=>a(),children:n(`chunk.reload`)}),children:r?n(`chunk.newVersionWhy`,{screen:e}):n(`chunk.notLoadedWhy`)})})}function Qb({view:e,parentView:t}){let n={view:e,parentView:c()?.isAlone??!1?null:t},[r,i]=(0,R.useState)(()=>je(e));(0,R.useEffect)(()=>()=>void hn(e),[e]);let a=n.parentView!==null;return(0,W.jsx)(tx,{view:e,isNested:a,onRetry:()=>i(hn(e)),children:(0,W.jsx)(R.Suspense,{fallback:(0,W.jsx)(ex,{view:e,isNested:a}),children:(0,W.jsx)($b,{place:n,attempt:r})})},`${e} ${r}`)}function $b({place:e,attempt:t}){let n=D(ye),{Screen:r}=(0,R.use)(n(e.view,t));return(0,W.jsx)(r,{place:e})}function ex({view:e,isNested:t}){let n=M();return Xt(t?null:n.of(`view.${e}`,e)),(0,W.jsx)(Re,{})}var tx=class extends R.Component{state={error:null};static getDerivedStateFromError(e){return{error:e instanceof Error?e:Error(String(e))}}render(){let{error:e}=this.state;return e?(0,W.jsx)(Xb,{...this.props,error:e}):this.props.children}},nx=(e,t)=>{let n=(0,W.jsx)(Qb,{view:e.view,parentView:t?.view??null},e.id);return e.children.length===0?{id:e.id,path:e.path,element:n}:{id:e.id,element:n,children:[{path:e.path,element:null},...e.children.map(t=>nx(t,e))]}};function rx(){let e=D(xn),t=(0,R.useMemo)(()=>[{path:fn.home,element:(0,W.jsx)(Wb,{})},{path:fn.about,element:(0,W.jsx)(wb,{})},...e.map(e=>nx(e,null)),{path:`*`,element:(0,W.jsx)(ix,{})}],[e]);return b(t)}function ix(){let{pathname:e}=l(),[t,n,r]=D([wt,qb,Gb]),i=n(e);return(0,R.useEffect)(()=>{i&&r(e)},[i,e,r]),t&&!i?(0,W.jsx)(Lt,{address:e}):(0,W.jsx)(Re,{})}function ax(){return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(wl,{}),(0,W.jsx)(df,{})]})}export{Md as $,Bc as $t,sy as A,Jr as An,cu as At,nv as B,er as Bn,Fl as Bt,By as C,va as Cn,Ou as Ct,uy as D,gi as Dn,du as Dt,my as E,oa as En,yu as Et,Gv as F,vr as Fn,Ql as Ft,qg as G,jl as Gt,U_ as H,Jn as Hn,Nl as Ht,bv as I,gr as In,Zl as It,af as J,Ol as Jt,Kg as K,kl as Kt,yv as L,mr as Ln,Wl as Lt,Zv as M,Er as Mn,tu as Mt,Qv as N,wr as Nn,$l as Nt,dy as O,oi as On,bu as Ot,Xv as P,br as Pn,eu as Pt,Nd as Q,nl as Qt,vv as R,fr as Rn,Vl as Rt,Iy as S,Aa as Sn,ku as St,wy as T,ma as Tn,uu as Tt,S_ as U,Kn as Un,zl as Ut,Q_ as V,Xn as Vn,Il as Vt,b_ as W,Ml as Wt,Ld as X,pl as Xt,qd as Y,vl as Yt,zd as Z,sl as Zt,rb as _,Wo as _n,Hu as _t,Rb as a,yc as an,hd as at,Qy as b,uo as bn,Fu as bt,Pb as c,hc as cn,rd as ct,jb as d,Is as dn,ad as dt,Ic as en,Id as et,Nb as f,Ns as fn,ed as ft,nb as g,fs as gn,Bu as gt,ab as h,ps as hn,zu as ht,zb as i,Oc as in,Sd as it,cy as j,Ar as jn,ru as jt,fy as k,Qr as kn,lu as kt,Ab as l,mc as ln,nd as lt,Sb as m,hs as mn,Ku as mt,rx as n,Nc as nn,Fd as nt,Ob as o,xc as on,od as ot,Cb as p,Es as pn,Gu as pt,sf as q,Dl as qt,Lb as r,Ac as rn,Rd as rt,Eb as s,bc as sn,id as st,ax as t,Pc as tn,Pd as tt,Mb as u,ac as un,td as ut,tb as v,Uo as vn,Vu as vt,My as w,ga as wn,gu as wt,Hy as x,eo as xn,Nu as xt,eb as y,Co as yn,Lu as yt,cv as z,ur as zn,Bl as zt};